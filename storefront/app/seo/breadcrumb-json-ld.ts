import type { BreadcrumbList, WithContext } from "schema-dts";

/** One step of the way to a page, from the outside in. */
export interface Crumb {
  name: string;
  /** Path below the shop's address. */
  path: string;
}

/** schema.org data of the way to a page. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], publicUrl: string) =>
  ({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: new URL(path, publicUrl).href,
    })),
  }) satisfies WithContext<BreadcrumbList>;
