import type { MedusaStoreRequest } from "@medusajs/framework/http";
import { languageOfLocale, type Language } from "../../platform/languages";

/** Whose shop a cart belongs to, and in which language its names are given. */
export interface StorefrontContext {
  language: Language;
  /** The sales channel of the publishable key. */
  salesChannelId: string;
}

/** Where a request comes from. */
export const storefrontContextOf = (
  req: Pick<MedusaStoreRequest, "locale" | "publishable_key_context">,
): StorefrontContext => ({
  language: languageOfLocale(req.locale),
  salesChannelId: req.publishable_key_context.sales_channel_ids[0] ?? "",
});
