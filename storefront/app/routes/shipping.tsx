import type { ShippingPrice } from "@su-turrone/contract/shop-facts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { headOf, pageContent } from "~/commerce/page-content.server";
import { deliveryTerms, shippingPrice } from "~/commerce/shop-facts.server";
import { BuyerLinks } from "~/content/BuyerLinks";
import { buyerLinks, buyerTexts } from "~/content/buyer-texts";
import { OwnSections, PreviewNotice, usePage } from "~/content/OwnContent";
import { PageIntro } from "~/content/PageIntro";
import { alternatives, countryName, date, dayRange, money } from "@su-turrone/contract/formats";
import { noticeLanguages, type Language } from "~/i18n/languages";
import { href, legalHref } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { withValues } from "~/i18n/translate";
import type { RouteHandle } from "~/layout/handle";
import { useRootData } from "~/layout/use-root-data";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta, type WithHead } from "~/seo/meta";

export const handle = { i18n: ["shipping"], cacheableParameters: [] } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const [content, tariff, terms] = await Promise.all([
    pageContent(shop, "shipping"),
    shippingPrice(shop),
    deliveryTerms(shop),
  ]);
  const head = headOf(content);
  const description =
    tariff && terms
      ? withValues(head.description, {
          ...amounts(tariff, shop.language),
          days: dayRange(terms),
          countries: countryCodes.length,
        })
      : content.words.intro;
  return { head: { ...head, description }, content, tariff, terms } satisfies WithHead &
    Record<string, unknown>;
}

const amounts = ({ cents, free_from_cents }: ShippingPrice, language: Language) => ({
  price: money(cents, language),
  free: money(free_from_cents, language),
});

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="page grid gap-x-8 gap-y-4 border-t border-chestnut/20 py-10 lg:grid-cols-12 lg:py-14"
    >
      <h2 className="text-2xl lg:col-span-4">{title}</h2>
      <div className="grid max-w-[44rem] gap-4 lg:col-span-8">{children}</div>
    </section>
  );
}

/** The price is the same everywhere, but the law and shoppers expect to see it for their own country (§6 PAngV). */
function PriceTable({ tariff }: { tariff: ShippingPrice }) {
  const t = useT("shipping");
  const language = useLanguage();
  const { price, free } = amounts(tariff, language);
  return (
    <table className="figures mt-2 w-full text-left">
      <caption className="sr-only">{t("cost.caption")}</caption>
      <thead>
        <tr className="border-b border-chestnut/30 text-sm text-chestnut">
          <th scope="col" className="py-2 pr-4 font-normal">
            {t("cost.country")}
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            {t("cost.price")}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t("cost.from", { free })}
          </th>
        </tr>
      </thead>
      <tbody>
        {countryCodes.map((code) => (
          <tr key={code} className="border-b border-chestnut/20">
            <th scope="row" className="py-2.5 pr-4 font-normal">
              {countryName(code, language)}
            </th>
            <td className="py-2.5 pr-4 text-right">{price}</td>
            <td className="py-2.5 text-right text-leaf">{t("cost.free")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function Shipping() {
  const t = useT("shipping");
  const tCommon = useT();
  const language = useLanguage();
  const { payments = [], shipsFrom = null } = useRootData() ?? {};
  const methods = payments.map((method) => tCommon(`payment.${method}`));
  const { tariff, terms } = useLoaderData<typeof loader>();
  const { words, shown, sections, preview } = usePage("shipping");
  return (
    <>
      <PreviewNotice text={preview} />
      <PageIntro title={words("title")} intro={words("intro")} />
      <Part title={words("cost.title")}>
        {tariff ? (
          <>
            <p>{words("cost.text", amounts(tariff, language))}</p>
            <PriceTable tariff={tariff} />
          </>
        ) : (
          <p>{t("cost.unknown")}</p>
        )}
      </Part>
      {terms && (
        <Part title={words("time.title")}>
          <p>{words("time.text", { days: dayRange(terms) })}</p>
          {shipsFrom && <p>{tCommon("pause.ships", { day: date(shipsFrom, language) })}</p>}
        </Part>
      )}
      <Part title={words("payment.title")}>
        <p>{words("payment.text", { methods: alternatives(methods, language) })}</p>
      </Part>
      <Part title={words("returns.title")}>
        <p>{words("returns.text")}</p>
        <p>{t("returns.legal")}</p>
        <p>
          <Link to={legalHref("withdrawal", language)} className="link inline-block py-1">
            {t("returns.link")}
          </Link>
        </p>
        {noticeLanguages.map((notice) => (
          <div key={notice} lang={notice}>
            <h3 className="text-base text-chestnut">{buyerTexts[notice].title}</h3>
            <BuyerLinks language={notice} links={buyerLinks(notice, language)} />
          </div>
        ))}
      </Part>
      <Part id="territories" title={words("excluded.title")}>
        <p>{words("excluded.text")}</p>
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-chestnut">
          {countryCodes.map((code) => (
            <li key={code}>{t(`excluded.${code}`)}</li>
          ))}
        </ul>
      </Part>
      {shown.support && (
        <Part title={words("support.title")}>
          <p>
            {words("support.text")}{" "}
            <Link to={href("contact", language)} className="link inline-block py-1">
              {t("support.link")}
            </Link>
          </p>
        </Part>
      )}
      <OwnSections sections={sections} />
    </>
  );
}
