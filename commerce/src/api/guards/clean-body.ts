import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withoutHiddenCharacters } from "@su-turrone/contract/hidden-characters";

/** Files sent as text are read, not stored, and may need such characters to be recognised. */
const files = "/admin/bank-statements";

/** Removes the hidden characters of all texts in a parsed JSON body, and leaves everything else unchanged. */
export function withCleanTexts(value: unknown): unknown {
  if (typeof value === "string") return withoutHiddenCharacters(value);
  if (Array.isArray(value)) return value.map(withCleanTexts);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withCleanTexts(each)]));
}

/**
 * Cleans what the owner enters of characters that text copied from elsewhere may contain: they are invisible in the
 * admin, but neither PostgreSQL nor an e-invoice takes all of them.
 */
export function cleanBody(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  if (!req.originalUrl.startsWith(files)) req.body = withCleanTexts(req.body);
  next();
}
