import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { MissingThing, NewProduct } from "../../features/new-product/new-product-types";

/** What the server says to a new product. */
export type CreateProductAnswer =
  { product: { id: string } } | { missing: MissingThing[] } | { fields: { code: "taken" } };

/** Makes a product. Medusa's client hands on no more of a refusal than one sentence, and here there is more. @throws Error with that sentence where there is nothing else */
export function useCreateProduct() {
  const { i18n } = useTranslation();
  return useMutation({
    mutationFn: async (body: NewProduct): Promise<CreateProductAnswer> => {
      const response = await fetch("/admin/new-products", {
        method: "POST",
        headers: { "content-type": "application/json", "x-medusa-locale": i18n.language },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as CreateProductAnswer | { message?: string };
      if ("product" in answer || "missing" in answer || "fields" in answer) return answer;
      throw new Error(answer.message ?? response.statusText);
    },
  });
}
