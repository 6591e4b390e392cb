import { FetchError } from "@medusajs/js-sdk";
import { toast, usePrompt } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { WithdrawalStatus } from "../../modules/withdrawals/withdrawal-statuses";
import { sdk } from "../lib/sdk";

/** HTTP status if the server refuses the change in the current state. */
const conflict = 409;

/** Settles or reopens a withdrawal; if its refund is still due, only after confirmation by the owner. */
export function useWithdrawalStatus() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const ask = usePrompt();
  const set = (id: string, body: object) =>
    sdk.client.fetch(`/admin/withdrawals/${id}`, { method: "POST", body });
  return useMutation({
    mutationFn: async ({ id, status }: { id: string; status: WithdrawalStatus }) => {
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
    onSuccess: () => client.invalidateQueries({ queryKey: ["withdrawals"] }),
    onError: (error) => toast.error(error.message),
  });
}
