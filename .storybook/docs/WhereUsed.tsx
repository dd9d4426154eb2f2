import * as styles from "../../packages/ui/src/stories/docs.css.ts";
import { routes } from "../shelves/routes.ts";
import { PageLink } from "./PageLink.tsx";
import { whereUsed } from "./whereUsed.ts";

/** Above this, what a component is used by no longer fits a glance. */
const MANY = 12;

const pageOf = (file: string) => {
  const [folder = "", route = ""] = file.split("/");
  if (folder === "routes") return routes[route] ?? route;
  return folder === "sections" || folder === "shell" ? "Communes" : "Documents";
};

function Files({ files }: { files: readonly string[] }) {
  return files.map((file, at) => (
    <span key={file}>
      {at > 0 && ", "}
      <PageLink find={({ byFile }) => byFile.get(`./apps/site/src/${file}.stories.tsx`)}>
        {file.split("/").at(-1)}
      </PageLink>
    </span>
  ));
}

/** The pages and the sections of the site that use `component`. */
export function WhereUsed({ component }: { component: string }) {
  const files = whereUsed[component] ?? [];
  const names = [...new Set(files.map(pageOf))];
  const pages = names.map((page) => [page, files.filter((file) => pageOf(file) === page)] as const);
  return (
    <section className={styles.part}>
      <h2>Où le site l’emploie</h2>
      {files.length === 0 && (
        <p>Nulle part directement : d’autres pièces du kit s’en servent, ou il attend son jour.</p>
      )}
      {files.length > MANY && <p>{`${files.length} fichiers, sur ${pages.length} pages.`}</p>}
      <ul>
        {pages.map(([page, own]) => (
          <li key={page}>
            <strong>{page}</strong>
            {" : "}
            <Files files={own} />
          </li>
        ))}
      </ul>
    </section>
  );
}
