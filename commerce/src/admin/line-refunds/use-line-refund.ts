import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RefundChoices } from "../../features/line-refunds/line-to-refund";
import type { LineRefundBody } from "../../features/line-refunds/validators";
import { basedOn, namesIn, sdk } from "../lib/sdk";

const pathOf = (orderId: string): string => `/admin/orders/${orderId}/line-refunds`;

/** Fetches the refundable items of an order; on opening the dialog, and again after each refund. */
export function useRefundChoices(orderId: string) {
  const { language } = useTranslation().i18n;
  return useQuery({
    queryKey: ["line-refunds", orderId, language],
    queryFn: () => sdk.client.fetch<RefundChoices>(pathOf(orderId), namesIn(language)),
    // never cached: another user may have refunded or packed items in the meantime
    staleTime: 0,
    gcTime: 0,
  });
}

/** Refunds items of an order that still has the payments the dialog shows; afterwards all data is refetched. */
export function useLineRefund(orderId: string, revision: string, onDone: (cents: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LineRefundBody) =>
      sdk.client.fetch<{ line_refund: { cents: number } }>(pathOf(orderId), {
        method: "POST",
        headers: basedOn(revision),
        body,
      }),
    onSuccess: ({ line_refund: { cents } }) => onDone(cents),
    onSettled: () => client.invalidateQueries(),
  });
}
