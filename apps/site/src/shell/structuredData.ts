import { identity } from "@sillages/content";

interface PageFacts {
  title: string;
  description: string;
  url: string;
  isHome: boolean;
}

const organization = {
  "@type": "Organization",
  "@id": `${identity.site}/#association`,
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

/** What search engines read of a page, as JSON-LD safe inside a script element (schema.org). */
export function structuredData({ title, description, url, isHome }: PageFacts): string {
  const page = {
    "@type": "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: "fr",
    publisher: { "@id": organization["@id"] },
  };
  const breadcrumb = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: identity.name, item: identity.site },
      { "@type": "ListItem", position: 2, name: title, item: url },
    ],
  };
  // The association is described at home; elsewhere it is named by its address there.
  const graph = isHome ? [organization, page] : [page, breadcrumb];
  // « < » could close the script: it is written as an escape that JSON reads the same.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
}
