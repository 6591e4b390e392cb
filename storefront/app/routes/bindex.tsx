import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { PriceNote } from "~/catalogue/PriceNote";
import { ProductGrid } from "~/catalogue/ProductCard";
import { featuredOrNone } from "~/commerce/list.server";
import { pageContent } from "~/commerce/page-content.server";
import { shippingPrice } from "~/commerce/shop-facts.server";
import { Facts, HomeCraft } from "~/content/Facts";
import { PageIntro } from "~/content/PageIntro";
import { usePage } from "~/content/OwnContent";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta, type WithHead } from "~/seo/meta";

export const handle = { i18n: ["home", "catalogue"] } satisfies RouteHandle;
export const meta = pageMeta;

/** The second home page (spec §2), with products first; search engines are sent to the first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "home");
  const [content, products, tariff] = await Promise.all([
    pageContent(shop, "home"),
    featuredOrNone(shop, 6),
    shippingPrice(shop),
  ]);
  return {
    head: {
      title: t("bindex.title"),
      description: content.words["head.description"],
      noindex: true,
      canonical: "home",
    },
    content,
    products,
    freeFrom: tariff?.free_from_cents ?? null,
  } satisfies WithHead & Record<string, unknown>;
}

export default function Bindex() {
  const t = useT("home");
  const language = useLanguage();
  const { products, freeFrom } = useLoaderData<typeof loader>();
  const { words } = usePage("home");
  return (
    <>
      <PageIntro title={t("bindex.title")} intro={t("bindex.text")} />
      <div className="page">
        <h2 className="sr-only">{words("season.title")}</h2>
        <ProductGrid products={products} heading="h3" />
        <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <PriceNote forList />
          <Link to={href("products", language)} className="link py-2">
            {t("bindex.all")}
          </Link>
        </div>
      </div>
      <section className="page pt-20 lg:pt-28" aria-labelledby="facts">
        <h2 id="facts" className="sr-only">
          {t("facts.title")}
        </h2>
        <Facts freeFrom={freeFrom} />
      </section>
      <section className="mt-20 -mb-24 bg-linen py-20 lg:mt-28 lg:py-28">
        <div className="page">
          <h2 className="mb-10 text-3xl">{words("craft.title")}</h2>
          <HomeCraft />
        </div>
      </section>
    </>
  );
}
