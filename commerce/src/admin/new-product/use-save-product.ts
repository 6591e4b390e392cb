import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { MissingRequirement, NewProduct } from "../../features/new-product/new-product-types";
import { basedOn } from "../lib/sdk";
import { openDraftsKey } from "./use-drafts";

/** Response of the server when a product is saved. */
type SaveProductAnswer =
  | { product: { id: string; revision: string | null } }
  | { missing: MissingRequirement[] }
  | { fields: { code: "taken" } };

/**
 * Creates a product, or saves its draft again. Uses fetch, because Medusa's client reduces an error response to a
 * single message, and here it contains more.
 * @param draftId the draft being edited; null for a product that is not saved yet
 * @param revision of the draft the form shows; null for a product that is not saved yet
 * @throws Error with the message if the response contains no further details
 */
export function useSaveProduct(draftId: string | null, revision: string | null) {
  const { i18n } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewProduct): Promise<SaveProductAnswer> => {
      const path = draftId === null ? "/admin/new-products" : `/admin/new-products/${draftId}`;
      const response = await fetch(path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-medusa-locale": i18n.language,
          ...(revision === null ? {} : basedOn(revision)),
        },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as SaveProductAnswer | { message?: string };
      if ("product" in answer || "missing" in answer || "fields" in answer) return answer;
      throw new Error(answer.message ?? response.statusText);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [openDraftsKey] }),
  });
}
