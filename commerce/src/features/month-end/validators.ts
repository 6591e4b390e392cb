import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { languages, type Language } from "../../platform/languages";

const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** Parses month and language from `?month=2026-11&language=it`. @throws INVALID_DATA */
export function requestedMonth(
  query: unknown,
  defaultLanguage: Language,
): { month: string; language: Language } {
  const parsed = z.object({ month, language: z.enum(languages).default(defaultLanguage) }).safeParse(query);
  if (parsed.success) return parsed.data;
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    "The month must be like 2026-11 and the language de, it or en",
  );
}
