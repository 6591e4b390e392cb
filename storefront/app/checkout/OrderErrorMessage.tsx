import { Link } from "@remix-run/react";
import { money } from "@su-turrone/contract/formats";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Notice } from "~/ui/Notice";
import type { OrderErrorCode, OrderErrorView } from "./order-errors";

/** The page where a problem can be fixed, if it is not the current one. */
const fixPage: Readonly<Partial<Record<OrderErrorCode, "checkoutPayment" | "cart">>> = {
  payment_failed: "checkoutPayment",
  payment_missing: "checkoutPayment",
  not_enough_stock: "cart",
};

interface Props {
  problem: OrderErrorView;
  /** The step it is shown on, which needs no link to itself. */
  currentStep?: "payment";
}

/** Why the order was not placed, and a link to the page where the problem can be fixed. */
export function OrderErrorMessage({ problem, currentStep }: Props) {
  const t = useT("checkout");
  const language = useLanguage();
  const page = fixPage[problem.code];
  const amount = (cents: number | undefined): string =>
    cents === undefined || Number.isNaN(cents) ? "–" : money(cents, language);
  return (
    <div className="mb-6">
      <Notice kind="error" live title={t("orderErrors.title")}>
        <p>{t(`orderErrors.${problem.code}`, { from: amount(problem.from), to: amount(problem.to) })}</p>
        {problem.decline && <p className="mt-2">{t(`declines.${problem.decline}`)}</p>}
        {page && !(currentStep === "payment" && page === "checkoutPayment") && (
          <p className="mt-2">
            <Link to={href(page, language)} className="link">
              {page === "cart" ? t("confirm.editItems") : t("confirm.editMethod")}
            </Link>
          </p>
        )}
      </Notice>
    </div>
  );
}
