import { PrintPage, type PrintPageProps } from "@sillages/illustrations";
import { Heading } from "@sillages/ui";

export interface PrintedPartProps extends Pick<PrintPageProps, "band" | "children" | "surface"> {
  id: string;
  heading: string;
}

/** A page of a printed document, under its heading. */
export function PrintedPart({
  id,
  heading,
  children,
  ...page
}: PrintedPartProps & Pick<PrintPageProps, "running">) {
  return (
    <PrintPage id={id} labelledBy={`${id}-titre`} {...page}>
      <Heading level={2} size="section" id={`${id}-titre`}>
        {heading}
      </Heading>
      {children}
    </PrintPage>
  );
}
