import type { BreadcrumbList, WithContext } from "schema-dts";

/** One level of a breadcrumb trail, outermost first. */
export interface Crumb {
  name: string;
  /** Path relative to the shop's URL. */
  path: string;
}

/** schema.org data of a breadcrumb trail. */
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
