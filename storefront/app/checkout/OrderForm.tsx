import { Link, useNavigation } from "@remix-run/react";
import type { CountryCode } from "@su-turrone/contract/country-codes";
import { date, dayRange } from "@su-turrone/contract/formats";
import { Fragment } from "react";
import { OrderLines } from "~/cart/OrderLines";
import { TotalsTable } from "~/cart/TotalsTable";
import type { Cart, CartLine } from "~/commerce/types";
import { buyerLinks, buyerTexts, labelAnchor } from "~/content/buyer-texts";
import { BuyerLinks } from "~/content/BuyerLinks";
import { type Language, noticeLanguages } from "~/i18n/languages";
import { href, legalHref } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { useRootData } from "~/layout/use-root-data";
import { Button } from "~/ui/Button";

/**
 * Text of the button that concludes the contract: §312j(3) BGB, art. 51(2) Codice del consumo, art. 8(2) Directive
 * 2011/83/EU. Deliberately a constant and not a message, so that nobody translates or softens it.
 */
export const orderButtonText: Readonly<Record<Language, string>> = {
  de: "Zahlungspflichtig bestellen",
  it: "Ordine con obbligo di pagare",
  en: "Order with obligation to pay",
};

/**
 * The goods and their cost, and directly below them the one button that concludes the contract (§312j(2), (3) BGB). The
 * form carries the total and a fingerprint of everything shown: if anything has changed meanwhile, nothing is ordered.
 */
export function OrderForm({ cart }: { cart: Cart }) {
  const t = useT("checkout");
  const language = useLanguage();
  const tCommon = useT();
  const site = useRootData();
  const terms = site?.delivery;
  const sending = useNavigation().state !== "idle";
  return (
    <section aria-labelledby="order" className="rounded-md bg-linen p-6 sm:p-8 lg:self-start">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="order" className="text-xl">
          {t("confirm.items")}
        </h2>
        <Link to={href("cart", language)} aria-label={t("confirm.editItems")} className="link py-1 text-sm">
          {t("confirm.edit")}
        </Link>
      </div>
      <OrderLines lines={cart.lines} />
      {terms && (
        <p className="border-t border-chestnut/20 py-4 text-sm">
          {site.shipsFrom === null
            ? t("confirm.delivery", { days: dayRange(terms) })
            : tCommon("pause.ships", { day: date(site.shipsFrom, language) })}
        </p>
      )}
      <TotalsTable totals={cart.totals} codes={cart.codes} country={cart.country} />
      <PostForm className="mt-6">
        <input type="hidden" name="total" value={cart.totals.total} />
        <input type="hidden" name="fingerprint" value={cart.fingerprint} />
        <Button wide disabled={sending}>
          {orderButtonText[language]}
        </Button>
        <p role="status" className="mt-2 text-center text-sm text-chestnut">
          {sending && t("confirm.placing")}
        </p>
      </PostForm>
    </section>
  );
}

/** Before the order: links to information in French or Spanish for buyers in France and Spain. */
export function BuyerNotice({ country, lines }: { country: CountryCode; lines: readonly CartLine[] }) {
  const pageLanguage = useLanguage();
  const language = noticeLanguages.find((notice) => buyerTexts[notice].country === country);
  if (!language) return null;
  const texts = buyerTexts[language];
  const products = [...new Map(lines.map((line) => [line.product_id, line])).values()];
  return (
    <section lang={language} aria-labelledby="buyers" className="py-5">
      <h2 id="buyers" className="text-base text-chestnut">
        {texts.title}
      </h2>
      <p className="mt-1">{texts.labels}</p>
      <ul>
        {products.map(
          ({ product_id: id, slugs, name }) =>
            slugs && (
              <li key={id}>
                {/* a full page load, because only that opens the collapsed section that contains the anchor */}
                <a
                  href={`${href("product", pageLanguage, { slug: slugs })}#${labelAnchor(language)}`}
                  lang={pageLanguage}
                  className="link inline-block py-1.5"
                >
                  {name}
                </a>
              </li>
            ),
        )}
      </ul>
      <BuyerLinks language={language} links={buyerLinks(language, pageLanguage)} />
    </section>
  );
}

/**
 * The texts of the contract, to be read before it is concluded (§305(2) BGB, art. 246a §1 EGBGB). They are at the top,
 * because nothing may come between the order summary and its button (§312j(2) BGB).
 */
export function ContractTexts() {
  const t = useT("checkout");
  const tCommon = useT();
  const language = useLanguage();
  const texts = [
    { name: "terms", to: legalHref("terms", language) },
    { name: "withdrawal", to: legalHref("withdrawal", language) },
    { name: "guarantee", to: href("guarantee", language) },
  ] as const;
  return (
    <p className="text-sm">
      {t("confirm.texts")}{" "}
      {texts.map(({ name, to }, index) => (
        <Fragment key={name}>
          {index > 0 && " "}
          {/* keep the dot from starting a line */}
          <span className="whitespace-nowrap">
            <Link to={to} className="link inline-block py-1">
              {tCommon(`legal.${name}`)}
            </Link>
            {index < texts.length - 1 && " ·"}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
