import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StockBody } from "../../features/stock/validators";
import { sdk } from "../lib/sdk";

/** Query key of stock. */
export const stockKey = "stock";

/**
 * Sets the quantity of a weight available for sale; the table is refetched, also after a refusal, which means that the
 * stock has changed.
 */
export function useSetAvailable(variantId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StockBody) => sdk.client.fetch(`/admin/stock/${variantId}`, { method: "POST", body }),
    onSettled: () => client.invalidateQueries({ queryKey: [stockKey] }),
  });
}
