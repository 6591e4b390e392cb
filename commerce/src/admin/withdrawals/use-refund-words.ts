import { useTranslation } from "react-i18next";
import type { RefundState } from "../../features/withdrawals/money-due";
import { useFormats } from "../lib/use-formats";

/** So few days left are told in red. */
export const pressing = 3;

interface Clock {
  due_at: string;
  days_left: number;
  refund_state: RefundState;
}

/** Tells of the money of an open withdrawal in a few words, in a sentence, and whether it presses. */
export function useRefundWords(): (clock: Clock) => { badge: string; text: string; urgent: boolean } {
  const { t } = useTranslation();
  const { date } = useFormats();
  return ({ due_at: due, days_left: days, refund_state: state }) =>
    state === "due"
      ? {
          badge: days < 0 ? t("withdrawals.late") : t("withdrawals.daysLeft", { count: days }),
          text: t("withdrawals.due", { date: date(due) }),
          urgent: days < pressing,
        }
      : {
          badge: t(`withdrawals.noMoney.${state}.badge`),
          text: t(`withdrawals.noMoney.${state}.text`),
          urgent: false,
        };
}
