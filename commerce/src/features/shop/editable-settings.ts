import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { SHOP_SETTINGS_MODULE } from "../../modules/shop-settings";
import type { EditableSettings } from "../../modules/shop-settings/kinds";
import type { ShopSettingsService } from "../../modules/shop-settings/service";
import { readSettings } from "./settings";
import { readTariff } from "./shop-facts";

/** What the page "The shop" shows: answer of `GET /admin/shop-settings`. */
export interface ShopSettingsPage {
  settings: EditableSettings;
  /** Who saved last, by e-mail address, empty where that is no user any more, and when (ISO 8601, UTC); null before the first saving. */
  last_saved: { by: string; at: string } | null;
}

/** The settings with the price of shipping. @throws NOT_FOUND where the shop has no shipping option */
export async function readEditableSettings(container: MedusaContainer): Promise<EditableSettings> {
  const [settings, tariff] = await Promise.all([readSettings(container), readTariff(container)]);
  if (!tariff) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The shop has no shipping option");
  return {
    ...settings,
    shipping_cents: tariff.cents,
    shipping_free_from_cents: tariff.free_from_cents,
  };
}

/** The settings, and who has saved them last. @throws NOT_FOUND where the shop has no shipping option */
export async function readSettingsPage(container: MedusaContainer): Promise<ShopSettingsPage> {
  const service: ShopSettingsService = container.resolve(SHOP_SETTINGS_MODULE);
  const [settings, latest] = await Promise.all([readEditableSettings(container), service.latest()]);
  if (!latest) return { settings, last_saved: null };
  const [user] = await container
    .resolve(Modules.USER)
    .listUsers({ id: latest.saved_by }, { take: 1, select: ["email"] });
  return {
    settings,
    last_saved: { by: user?.email ?? "", at: new Date(latest.created_at).toISOString() },
  };
}
