import type { MedusaRequest } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { languageOfLocale, type Language } from "../../platform/languages";

/** The language a store request is made in: the header `x-medusa-locale`, which Medusa has read; German without it. */
export const languageOf = (req: MedusaRequest): Language => languageOfLocale(req.locale);

const sliceSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(12),
  offset: z.coerce.number().int().min(0).default(0),
});

/** `?limit&offset` of a list. @throws INVALID_DATA */
export function sliceOf(query: unknown): { limit: number; offset: number } {
  const parsed = sliceSchema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new MedusaError(MedusaError.Types.INVALID_DATA, "limit must be 1 to 100, offset 0 or more");
}
