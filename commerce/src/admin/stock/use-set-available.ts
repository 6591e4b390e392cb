import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StockBody } from "../../features/stock/validators";
import { sdk } from "../lib/sdk";

/** Key the answers about stock are kept under. */
export const stockKey = "stock";

/** Makes a number the packs of a weight that can be sold; the table is read anew, also after a refusal, which tells of a newer number. */
export function useSetAvailable(variantId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StockBody) => sdk.client.fetch(`/admin/stock/${variantId}`, { method: "POST", body }),
    onSettled: () => client.invalidateQueries({ queryKey: [stockKey] }),
  });
}
