import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RefundChoices } from "../../features/line-refunds/line-to-refund";
import type { LineRefundBody } from "../../features/line-refunds/validators";
import { namesIn, sdk } from "../lib/sdk";

const pathOf = (orderId: string): string => `/admin/orders/${orderId}/line-refunds`;

/** What of an order money can go back for; asked when the dialog opens, and again after each refund. */
export function useRefundChoices(orderId: string) {
  const { language } = useTranslation().i18n;
  return useQuery({
    queryKey: ["line-refunds", orderId, language],
    queryFn: () => sdk.client.fetch<RefundChoices>(pathOf(orderId), namesIn(language)),
    // what somebody else has refunded or packed meanwhile counts
    staleTime: 0,
    gcTime: 0,
  });
}

/** Gives money back for pieces of an order; whatever the page shows is asked anew afterwards. */
export function useLineRefund(orderId: string, onDone: (cents: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LineRefundBody) =>
      sdk.client.fetch<{ line_refund: { cents: number } }>(pathOf(orderId), { method: "POST", body }),
    onSuccess: ({ line_refund: { cents } }) => onDone(cents),
    onSettled: () => client.invalidateQueries(),
  });
}
