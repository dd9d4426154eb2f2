import { identity } from "@sillages/content";

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

/** What search engines read of the page at `path`, as JSON-LD safe inside a script element (schema.org). */
export function structuredData(path: string, title: string): string {
  const breadcrumb = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: identity.name, item: identity.site },
      { "@type": "ListItem", position: 2, name: title, item: identity.site + path },
    ],
  };
  // What a page is called and says of itself, its head says already.
  const facts = path === "/" ? organization : breadcrumb;
  // « < » could close the script: it is written as an escape that JSON reads the same.
  return JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c");
}
