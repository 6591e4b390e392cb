import { useTranslation } from "react-i18next";
import type { RefundState } from "../../features/withdrawals/money-due";
import { useFormats } from "../lib/use-formats";

/** Number of days left from which the deadline is shown in red. */
export const urgentBelowDays = 3;

interface Clock {
  due_at: string;
  days_left: number;
  refund_state: RefundState;
}

/** Describes the refund state of an open withdrawal as a short badge and a sentence, and whether it is urgent. */
export function useRefundWords(): (clock: Clock) => { badge: string; text: string; urgent: boolean } {
  const { t } = useTranslation();
  const { date } = useFormats();
  return ({ due_at: due, days_left: days, refund_state: state }) =>
    state === "due"
      ? {
          badge: days < 0 ? t("withdrawals.late") : t("withdrawals.daysLeft", { count: days }),
          text: t("withdrawals.due", { date: date(due) }),
          urgent: days < urgentBelowDays,
        }
      : {
          badge: t(`withdrawals.noMoney.${state}.badge`),
          text: t(`withdrawals.noMoney.${state}.text`),
          urgent: false,
        };
}
