import type { MedusaStoreRequest } from "@medusajs/framework/http";
import { languageOfLocale, type Language } from "../../platform/languages";

/** Sales channel and language of a storefront request. */
export interface StorefrontContext {
  language: Language;
  /** Sales channel of the publishable key. */
  salesChannelId: string;
}

/** Reads the storefront context of a request. */
export const storefrontContextOf = (
  req: Pick<MedusaStoreRequest, "locale" | "publishable_key_context">,
): StorefrontContext => ({
  language: languageOfLocale(req.locale),
  salesChannelId: req.publishable_key_context.sales_channel_ids[0] ?? "",
});
