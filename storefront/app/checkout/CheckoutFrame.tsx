import { Link } from "@remix-run/react";
import { money } from "@su-turrone/contract/formats";
import type { ReactNode } from "react";
import { OrderLines } from "~/cart/OrderLines";
import { TotalsTable } from "~/cart/TotalsTable";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { ErrorNotice, Notice } from "~/ui/Notice";
import { Stepper } from "~/ui/Stepper";
import { checkoutPages, type CheckoutStep, checkoutSteps } from "./steps";

/** States that payments go to the sandbox, so that nobody believes they have paid. */
export function DemoNotice() {
  const t = useT("checkout");
  return (
    <Notice title={t("demo.title")}>
      <p className="text-sm">{t("demo.text")}</p>
    </Notice>
  );
}

export function CardFormMissing() {
  const t = useT("checkout");
  return <ErrorNotice>{t("card.notLoaded")}</ErrorNotice>;
}

/** Shown if no wallet can be used here, with the way that always works. */
export function WalletsMissing() {
  const t = useT("checkout");
  const language = useLanguage();
  return (
    <Notice live>
      {t("express.missing")}{" "}
      <Link to={href("checkout", language)} className="link">
        {t("express.usual")}
      </Link>
    </Notice>
  );
}

interface Props {
  step: CheckoutStep;
  title: string;
  /** Cart for the summary beside the form; null on the step that shows everything anyway. */
  summary: Cart | null;
  children: ReactNode;
}

function Summary({ cart }: { cart: Cart }) {
  return (
    <>
      <OrderLines lines={cart.lines} />
      <div className="border-t border-chestnut/20 pt-4">
        <TotalsTable totals={cart.totals} codes={cart.codes} country={cart.country} />
      </div>
    </>
  );
}

/** Form on the left, summary on the right; on phones the summary is collapsible at the top. */
export function CheckoutFrame({ step, title, summary, children }: Props) {
  const t = useT("checkout");
  const tCart = useT("cart");
  const language = useLanguage();
  const steps = checkoutSteps.map((name) => ({
    label: t(`steps.${name}`),
    to: href(checkoutPages[name], language),
  }));
  return (
    <div className="page pt-6 lg:pt-10">
      <Stepper label={t("stepsLabel")} steps={steps} current={checkoutSteps.indexOf(step)} />
      {summary && (
        <details className="mt-6 rounded-md bg-linen px-5 lg:hidden">
          <summary className="flex min-h-12 items-center justify-between gap-4 py-2">
            <span className="underline underline-offset-4">{tCart("summary.toggle")}</span>
            <span className="figures font-display text-lg">{money(summary.totals.total, language)}</span>
          </summary>
          <div className="pb-5">
            <Summary cart={summary} />
          </div>
        </details>
      )}
      <div
        className={`mt-8 grid grid-cols-1 gap-12 lg:mt-12 ${summary ? "lg:grid-cols-[minmax(0,1fr)_24rem]" : ""}`}
      >
        <div className={summary ? "max-w-text" : ""}>
          <h1 className="text-3xl">{title}</h1>
          <div className="mt-6">{children}</div>
        </div>
        {summary && (
          <aside aria-labelledby="checkout-summary" className="hidden lg:block">
            <div className="sticky top-6 rounded-md bg-linen p-6">
              <h2 id="checkout-summary" className="text-lg">
                {tCart("summary.title")}
              </h2>
              <Summary cart={summary} />
            </div>
          </aside>
        )}
      </div>
    </div>
  );
}
