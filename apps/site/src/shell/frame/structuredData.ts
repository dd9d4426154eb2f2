import { identity, logPath, memberOf } from "@sillages/content";
import { logEntries, logText } from "@sillages/content/journal";

const organization = {
  "@type": "Organization",
  name: identity.association.name,
  url: identity.site,
  logo: `${identity.site}/icon-512.png`,
  email: identity.mail.contact,
  address: {
    "@type": "PostalAddress",
    streetAddress: identity.address.street,
    postalCode: identity.address.postalCode,
    addressLocality: identity.address.city,
    addressCountry: "FR",
  },
};

/** A page of the log, signed and dated; none of another page. */
function logPosting(path: string) {
  const entry = logEntries().find(({ id }) => logPath(id) === path);
  if (!entry) return undefined;
  const [longitude, latitude] = entry.where;
  return {
    "@type": "BlogPosting",
    headline: entry.title,
    datePublished: entry.at,
    url: identity.site + path,
    inLanguage: "fr",
    articleBody: logText(entry.id).join("\n\n"),
    author: { "@type": "Person", name: memberOf(entry.author)?.name },
    publisher: { "@type": "Organization", name: identity.association.name },
    contentLocation: { "@type": "Place", geo: { "@type": "GeoCoordinates", latitude, longitude } },
  };
}

/** What search engines read of the page at `path`, as JSON-LD (schema.org). */
export function structuredData(path: string, title: string): object {
  const breadcrumb = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: identity.name, item: identity.site },
      { "@type": "ListItem", position: 2, name: title, item: identity.site + path },
    ],
  };
  // What a page is called and says of itself, its head says already.
  const facts = path === "/" ? organization : (logPosting(path) ?? breadcrumb);
  return { "@context": "https://schema.org", ...facts };
}
