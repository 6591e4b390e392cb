import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ProductGrid } from "~/catalogue/ProductCard";
import { PriceNote } from "~/catalogue/PriceNote";
import { latestPostOrNone } from "~/commerce/content.server";
import { rangeOrNone } from "~/commerce/list.server";
import { headOf, pageContent } from "~/commerce/page-content.server";
import { shopFacts } from "~/commerce/shop-facts.server";
import { FirstOrder, GiftSeason, Hero, LatestPost } from "~/content/HomeSections";
import { Facts, HomeCraft } from "~/content/Facts";
import { OwnSections, PreviewNotice, usePage, Visit } from "~/content/OwnContent";
import { firstVisitRedirect } from "~/i18n/detect.server";
import { shortMoney } from "@su-turrone/contract/formats";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { env } from "~/platform/env.server";
import { shopFrom } from "~/platform/shop.server";
import { onlineStoreJsonLd } from "~/seo/site-json-ld";
import { pageMeta, type WithHead } from "~/seo/meta";

export const handle = { i18n: ["home", "catalogue"], cacheableParameters: [] } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const languageRedirect = await firstVisitRedirect(request);
  if (languageRedirect) throw languageRedirect;
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "home");
  const [content, { products, firstOrder, season }, post, facts] = await Promise.all([
    pageContent(shop, "home"),
    rangeOrNone(shop, 3),
    latestPostOrNone(shop),
    shopFacts(shop),
  ]);
  const tariff = facts?.shipping ?? null;
  const head = headOf(content);
  const freeShippingText =
    tariff && t("head.freeFrom", { amount: shortMoney(tariff.free_from_cents, shop.language) });
  return {
    head: {
      ...head,
      description: [head.description, freeShippingText].filter(Boolean).join(" "),
      jsonLd: facts?.company ? [onlineStoreJsonLd(facts.company, env.PUBLIC_URL, tariff)] : [],
    },
    content,
    products,
    firstOrder,
    season: season && { name: season.name, description: season.description },
    post,
    freeFrom: tariff?.free_from_cents ?? null,
  } satisfies WithHead & Record<string, unknown>;
}

export default function Home() {
  const t = useT("home");
  const language = useLanguage();
  const { products, firstOrder, season, post, freeFrom } = useLoaderData<typeof loader>();
  const { words, pictures, shown, sections, preview } = usePage("home");
  // boxes have several bands
  const band = season ? products.find(({ bands }) => bands.length === 1)?.bands[0] : undefined;
  const title = season?.name ?? words("season.title");
  // a category may have no description
  const intro = season ? season.description : words("season.text");
  return (
    <>
      <PreviewNotice text={preview} />
      <Hero band={band} />
      <GiftSeason />
      {shown.season && products.length > 0 && (
        <section className="page pt-24 lg:pt-32">
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <div>
              <h2 className="text-3xl">{title}</h2>
              {intro && <p className="mt-2 text-lg text-chestnut">{intro}</p>}
            </div>
            <Link to={href("products", language)} className="link py-2">
              {t("season.all")}
            </Link>
          </div>
          <ProductGrid products={products} heading="h3" />
          <div className="mt-6">
            <PriceNote forList />
          </div>
        </section>
      )}
      {firstOrder && <FirstOrder product={firstOrder} />}
      {shown.craft && (
        <section className="mt-24 bg-linen py-20 lg:mt-32 lg:py-28">
          <div className="page">
            <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
              <h2 className="text-3xl">{words("craft.title")}</h2>
              <Link to={href("about", language)} className="link py-2">
                {t("craft.more")}
              </Link>
            </div>
            <HomeCraft />
          </div>
        </section>
      )}
      {shown.facts && (
        <section className="page py-20 lg:py-28" aria-labelledby="facts">
          <h2 id="facts" className="sr-only">
            {t("facts.title")}
          </h2>
          <Facts freeFrom={freeFrom} />
          <Link to={href("shipping", language)} className="link mt-8 inline-block py-2">
            {t("facts.more")}
          </Link>
        </section>
      )}
      {post && (
        <div className="page pb-24 lg:pb-32">
          <LatestPost post={post} />
        </div>
      )}
      <OwnSections sections={sections} />
      {shown.visit && (
        <Visit title={words("visit.title")} text={words("visit.text")} picture={pictures["visit.picture"]}>
          <Link to={href("contact", language)} className="link py-2">
            {t("visit.action")}
          </Link>
        </Visit>
      )}
    </>
  );
}
