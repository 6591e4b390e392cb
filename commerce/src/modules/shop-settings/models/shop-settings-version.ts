import { model } from "@medusajs/framework/utils";
import type { ShopSettings } from "../setting-types";

/** One saving of the shop's settings. Rows are never changed: the newest holds, the older ones tell who changed what, and when. */
export const ShopSettingsVersion = model.define("shop_settings_version", {
  id: model.id({ prefix: "shopset" }).primaryKey(),
  /** All settings that differ from the environment; checked by features/shop/settings-rules.ts. */
  values: model.json<Partial<ShopSettings>>(),
  /** Id of the user of the admin who saved it, or of an API key. */
  saved_by: model.text(),
});
