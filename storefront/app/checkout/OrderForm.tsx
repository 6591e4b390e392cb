import { Link, useNavigation } from "@remix-run/react";
import { date, dayRange } from "@su-turrone/contract/formats";
import { OrderLines } from "~/cart/OrderLines";
import { TotalsTable } from "~/cart/TotalsTable";
import type { Cart } from "~/commerce/types";
import type { Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
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
