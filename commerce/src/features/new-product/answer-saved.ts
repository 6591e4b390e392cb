import type { MedusaResponse } from "@medusajs/framework/http";
import type { NewProductResult } from "./save-product";

/**
 * Responds with `{product: {id, revision}}`; 400 with `{missing}` when the product cannot be put on sale, 409 with
 * `{fields: {code}}` when another product has its three letters.
 */
export function answerSaved(res: MedusaResponse, result: NewProductResult): void {
  if ("id" in result) res.json({ product: result });
  else if (result.refused === "incomplete")
    res.status(400).json({ type: "invalid_data", missing: result.missing });
  else res.status(409).json({ type: "conflict", fields: { code: "taken" } });
}
