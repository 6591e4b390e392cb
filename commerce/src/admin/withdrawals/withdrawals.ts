import { FetchError } from "@medusajs/js-sdk";
import { usePrompt } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { RefundState } from "../../features/withdrawals/refund-clock";
import type { WithdrawalStatus } from "../../modules/withdrawals/withdrawal-statuses";
import { api, useAction } from "../lib/server";
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
          badge: days < 0 ? t("today.overdue") : t("today.daysLeft", { count: days }),
          text: t("withdrawals.due", { date: date(due) }),
          urgent: days < urgentBelowDays,
        }
      : {
          badge: t(`withdrawals.noMoney.${state}.badge`),
          text: t(`withdrawals.noMoney.${state}.text`),
          urgent: false,
        };
}

/** HTTP status if the server refuses the change in the current state. */
const conflict = 409;

/** Settles or reopens a withdrawal; if its refund is still due, only after confirmation by the owner. */
export function useWithdrawalStatus() {
  const { t } = useTranslation();
  const ask = usePrompt();
  const set = (id: string, body: object) => api.post(`/admin/withdrawals/${id}`, body);
  return useAction({
    send: async ({ id, status }: { id: string; status: WithdrawalStatus }) => {
      try {
        await set(id, { status });
      } catch (error) {
        if (!(error instanceof FetchError) || error.status !== conflict) throw error;
        const isConfirmed = await ask({
          title: t("withdrawals.notRefunded"),
          description: `${error.message} ${t("withdrawals.settleAnyway")}`,
          confirmText: t("withdrawals.settle"),
          cancelText: t("orderMoney.keep"),
        });
        if (isConfirmed) await set(id, { status, confirmed: error.message });
      }
    },
    refetch: ["withdrawals"],
  });
}
