import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { SHOP_SETTINGS_MODULE } from "../../modules/shop-settings";
import type { EditableSettings } from "../../modules/shop-settings/setting-types";
import { localeOf, type Language } from "../../platform/languages";
import { revisionOf } from "../staff/revision";
import { savingsOf } from "../staff/saved-by";
import { readSettings } from "./settings";
import type { SettingChanges, SettingProblems } from "./settings-rules";
import { readTariff } from "./shop-facts";

/** Content of the page "The shop": response of `GET /admin/shop-settings`. */
export interface ShopSettingsPage {
  settings: EditableSettings;
  /**
   * The product categories in the language of the admin, sorted by name; heat pauses and the gift season refer to them.
   */
  categories: { id: string; name: string }[];
  /**
   * E-mail address of the user who saved last (empty when the user no longer exists), and time (ISO 8601, UTC); null
   * before the first save.
   */
  last_saved: { by: string; at: string } | null;
  /** Of the settings; a save sends it back. */
  revision: string;
}

/** The settings with the shipping prices. @throws NOT_FOUND when the shop has no shipping option */
export async function readEditableSettings(container: MedusaContainer): Promise<EditableSettings> {
  const [settings, tariff] = await Promise.all([readSettings(container), readTariff(container)]);
  if (!tariff) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The shop has no shipping option");
  return {
    ...settings,
    shipping_cents: tariff.cents,
    shipping_free_from_cents: tariff.free_from_cents,
  };
}

const categoryRows = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * Problems of a validated change that only the database can detect: a gift season with an unknown category. Keyed by
 * setting; empty when there are none.
 */
export async function problemsWithCategories(
  container: MedusaContainer,
  { gift_season: season }: SettingChanges,
): Promise<SettingProblems> {
  const id = season?.category_id;
  if (id === undefined || id === null) return {};
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "product_category", fields: ["id"], filters: { id } });
  return data.length > 0 ? {} : { gift_season: "season_category" };
}

/** All categories with their names in a language, sorted by name. */
async function readCategories(
  container: MedusaContainer,
  language: Language,
): Promise<ShopSettingsPage["categories"]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph(
    { entity: "product_category", fields: ["id", "name"] },
    { locale: localeOf[language] },
  );
  return categoryRows.parse(data).sort((a, b) => a.name.localeCompare(b.name, language));
}

/** The settings, and who saved them last. @throws NOT_FOUND when the shop has no shipping option */
export async function readSettingsPage(
  container: MedusaContainer,
  language: Language,
): Promise<ShopSettingsPage> {
  const service = container.resolve(SHOP_SETTINGS_MODULE);
  const [settings, categories, latest] = await Promise.all([
    readEditableSettings(container),
    readCategories(container, language),
    service.latest(),
  ]);
  const [saving] = latest ? await savingsOf(container, [latest]) : [];
  return {
    settings,
    categories,
    last_saved: saving ? { by: saving.by, at: saving.at } : null,
    revision: revisionOf(settings),
  };
}
