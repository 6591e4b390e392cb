import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { Allergen } from "@su-turrone/contract/food-labels";
import type { LabelAllergens } from "@su-turrone/contract/catalogue";
import { date } from "@su-turrone/contract/formats";
import { shopDay } from "@su-turrone/contract/time-zone";
import { listHead } from "./list.server";
import { listSearch } from "~/catalogue/list-query";
import { readListQuery } from "~/catalogue/read-list-query";
import { defaultListQuery } from "~/commerce/types";
import { allergenTable } from "~/commerce/list.server";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { env } from "~/platform/env.server";
import { shopFrom } from "~/platform/shop.server";
import { breadcrumbJsonLd } from "~/seo/site-json-ld";
import { pageMeta, type WithHead } from "~/seo/meta";

type AllergenStatus = "contains" | "traces" | "none";

/** The table with all names in the language of the page. */
interface AllergenSheet {
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

/** Scrolls within its own region if wide or long, which a keyboard can reach; product names stay in view. */
function AllergenTable({ allergens, products }: AllergenSheet) {
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

export const handle = {
  i18n: ["pages", "list", "catalogue"],
  cacheableParameters: ["page"],
} satisfies RouteHandle;
export const meta = pageMeta;

/** An ingredient counts before a trace of the same allergen. @param code null for any allergen, of which there are none */
const statusOf = ({ contains, traces }: LabelAllergens, code: Allergen | null): AllergenStatus => {
  if (code === null) return "none";
  return contains.includes(code) ? "contains" : traces.includes(code) ? "traces" : "none";
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const { language } = shop;
  const url = new URL(request.url);
  const { page: requested } = readListQuery(url.searchParams).query;
  const { products, allergens, page, pages } = await allergenTable(shop, requested);
  const query = { ...defaultListQuery, page };
  if (page !== requested) throw redirect(url.pathname + listSearch(query));
  const t = fixedT(language, "label");
  // labels that name no allergen fill a single column
  const columns = allergens.length > 0 ? allergens : [null];
  const sheet: AllergenSheet = {
    allergens: columns.map((code) => (code ? t(`allergens.${code}`) : t("allergensTitle"))),
    products: products.map(({ id, name, slugs, label }) => ({
      id,
      name,
      slug: slugs[language],
      statuses: label && columns.map((code) => statusOf(label, code)),
    })),
  };
  const title = fixedT(language, "common")("footer.allergens");
  const crumbs = [
    { name: fixedT(language, "catalogue")("list.all"), path: href("products", language) },
    { name: title, path: href("allergens", language) },
  ];
  return {
    head: {
      ...listHead(shop, title, fixedT(language, "pages")("allergens.description"), {
        query,
        page: { pages },
      }),
      jsonLd: [breadcrumbJsonLd(crumbs, env.PUBLIC_URL)],
    },
    sheet,
    readOn: shopDay(new Date()),
    demo: products.some(({ label }) => label?.demo) ? t("demo") : null,
  } satisfies WithHead & Record<string, unknown>;
}

/** Links to the previous and next page; a full load, so that reading starts at the top again. */
function PageLinks({ pages }: { pages: Record<"prev" | "next", string | null> }) {
  const t = useT("list");
  const path = href("allergens", useLanguage());
  if (pages.prev === null && pages.next === null) return null;
  return (
    <nav aria-label={t("paging.label")} className="flex gap-x-6">
      {(["prev", "next"] as const).map(
        (rel) =>
          pages[rel] !== null && (
            <Link
              key={rel}
              to={path + pages[rel]}
              rel={rel}
              reloadDocument
              className="link inline-block py-2"
            >
              {t(`paging.${rel}`)}
            </Link>
          ),
      )}
    </nav>
  );
}

/** The allergens of all products on sale, by their labels (regulation (EU) 1169/2011, annex II). */
export default function Allergens() {
  const t = useT("pages");
  const tCatalogue = useT("catalogue");
  const title = useT()("footer.allergens");
  const language = useLanguage();
  const { head, sheet, readOn, demo } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro
        title={title}
        intro={t("allergens.intro")}
        above={
          <Link to={href("products", language)} className="link inline-block py-1 print:hidden">
            {tCatalogue("list.all")}
          </Link>
        }
      />
      <div className="page grid grid-cols-1 gap-6">
        {sheet.products.length > 0 ? (
          <>
            <div className="grid max-w-text gap-3">
              <p>{t("allergens.counts")}</p>
              <p>{t("allergens.meaning")}</p>
              {demo && <p className="text-sm text-chestnut">{demo}</p>}
            </div>
            <AllergenTable {...sheet} />
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
              <p className="text-sm text-chestnut">{t("updated", { date: date(readOn, language) })}</p>
              <PageLinks pages={head.pages} />
            </div>
          </>
        ) : (
          <p className="rounded-md bg-linen px-6 py-12 text-center">
            {t("allergens.empty")}{" "}
            <Link to={href("contact", language)} className="link">
              {t("allergens.ask")}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
