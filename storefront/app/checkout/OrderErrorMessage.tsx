import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { money } from "@su-turrone/contract/formats";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { useRootData } from "~/layout/use-root-data";
import { Notice } from "~/ui/Notice";
import { orderErrors, type OrderErrorView } from "./order-errors";
import { payInstead } from "./payment-methods";
import type { CheckoutStep } from "./steps";

interface Props {
  problem: OrderErrorView;
  /** The step it is shown on, which needs no link to itself. */
  step?: CheckoutStep;
}

/** Why the order was not placed, and what to do about it on the current step. */
function useProblemText(
  { code, from, to }: OrderErrorView,
  step: CheckoutStep,
  offered: readonly PaymentMethod[],
): string {
  const t = useT("checkout");
  const language = useLanguage();
  if (code === "transfer_limit") return t(`orderErrors.${code}`) + payInstead(t, code, offered);
  if (code === "cart_differs") return `${t("orderErrors.cart_differs")} ${t(`totalChanged.${step}`)}`;
  if (code !== "price_changed") return t(`orderErrors.${code}`);
  // the same amount: the payment was opened for another total than the one shown
  const areKnown = from !== undefined && to !== undefined && from !== to;
  const change = areKnown
    ? t("totalChanged.amounts", { from: money(from, language), to: money(to, language) })
    : t("totalChanged.unknownAmounts");
  return `${change} ${t(`totalChanged.${step}`)}`;
}

export function OrderErrorMessage({ problem, step = "confirm" }: Props) {
  const t = useT("checkout");
  const language = useLanguage();
  const offered = useRootData()?.payments ?? [];
  const text = useProblemText(problem, step, offered);
  const { title, fixedOn: page } = orderErrors[problem.code];
  const notice = useRef<HTMLDivElement>(null);
  // on a phone the order button is far below
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return (
    <div ref={notice} className="mb-6">
      <Notice kind="error" live title={t(`orderErrors.${title}`)}>
        <p>{text}</p>
        {problem.changed && (
          <>
            <p className="mt-2">{t("changedParts.title")}</p>
            <ul className="ml-5 list-disc">
              {problem.changed.map((part) => (
                <li key={part}>{t(`changedParts.${part}`)}</li>
              ))}
            </ul>
          </>
        )}
        {problem.decline && (
          <p className="mt-2">
            {t(`declines.${problem.decline}`)}
            {problem.decline === "declined" && payInstead(t, problem.decline, offered)}
          </p>
        )}
        {page && !(step === "payment" && page === "checkoutPayment") && (
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
