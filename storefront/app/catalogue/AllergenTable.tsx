import { Link } from "@remix-run/react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";

/** What a label says about an allergen. */
export type AllergenStatus = "contains" | "traces" | "none";

/** The table with all names in the language of the page. */
export interface AllergenSheet {
  allergens: readonly string[];
  products: readonly {
    id: string;
    name: string;
    slug: string;
    /** In the order of `allergens`; null if nothing is known. */
    statuses: readonly AllergenStatus[] | null;
  }[];
}

/** Marks and letters that differ in shape and weight, so that they need no colour, also in print. */
const looks: Readonly<Record<AllergenStatus, { mark: string; className: string }>> = {
  contains: { mark: "●", className: "font-semibold" },
  traces: { mark: "◐", className: "" },
  none: { mark: "", className: "text-chestnut" },
};

/** A longer table scrolls within its region, so that the names of the allergens stay in view. */
const maxOpenRows = 25;

const cellClass = "border-b border-sand px-2 py-2.5 text-left align-top md:px-3";

/** A heading that stays in view while the table scrolls. */
const headingClass = `${cellClass} sticky bg-wafer print:static`;

/**
 * Products by allergens. A wide or long table scrolls within its own region, which a keyboard can reach; the product's
 * name stays in view.
 */
export function AllergenTable({ allergens, products }: AllergenSheet) {
  const t = useT("pages");
  const language = useLanguage();
  return (
    <section
      aria-labelledby="allergens"
      tabIndex={0}
      className={`overflow-auto border-y border-sand print:max-h-none print:overflow-visible ${products.length > maxOpenRows ? "max-h-[85svh]" : ""}`}
    >
      <table className="w-full border-separate border-spacing-0 text-sm print:text-xs">
        <caption id="allergens" className="sr-only">
          {t("allergens.caption")}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${headingClass} top-0 left-0 z-20 pl-0 md:pl-0`}>
              {t("allergens.product")}
            </th>
            {allergens.map((name) => (
              <th key={name} scope="col" className={`${headingClass} top-0 z-10 first-letter:uppercase`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ id, name, slug, statuses }) => (
            <tr key={id} className="break-inside-avoid">
              <th
                scope="row"
                className={`${headingClass} left-0 min-w-40 pl-0 font-normal md:pl-0 hyphens-auto wrap-anywhere`}
              >
                <Link to={href("product", language, { slug })} className="link">
                  {name}
                </Link>
              </th>
              {statuses ? (
                statuses.map((status, index) => (
                  <td key={allergens[index]} className={`${cellClass} ${looks[status].className}`}>
                    {looks[status].mark && <span aria-hidden="true">{looks[status].mark}&nbsp;</span>}
                    {t(`allergens.${status}`)}
                  </td>
                ))
              ) : (
                <td colSpan={allergens.length} className={cellClass}>
                  {t("allergens.unknown")}{" "}
                  <Link to={href("contact", language)} className="link">
                    {t("allergens.ask")}
                  </Link>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
