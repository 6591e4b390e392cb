import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { SHOP_SETTINGS_MODULE, type SettingsVersion } from "../../modules/shop-settings";
import type { EditableSettings } from "../../modules/shop-settings/setting-types";
import { localeOf, type Language } from "../../platform/languages";
import { revisionOf, savedVersions, type SavedVersion } from "../staff/revision";
import { readSettings, differingFrom, initialSettings } from "./settings";
import type { SettingChanges, SettingProblems } from "./settings-rules";
import { readTariff, readShippingOption } from "./shop-facts";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep, updateShippingOptionsWorkflow } from "@medusajs/medusa/core-flows";
import type { ShippingTariff } from "../../modules/fulfillment-parcel";
import { env } from "../../platform/env";
import { readRows, readIds } from "../../platform/read-rows";

/** Content of the page "The shop": response of `GET /admin/shop-settings`. */
export interface ShopSettingsPage {
  settings: EditableSettings;
  /**
   * The product categories in the language of the admin, sorted by name; heat pauses and the gift season refer to them.
   */
  categories: { id: string; name: string }[];
  /** Newest first; the first is in effect. Empty before the first save. */
  versions: SavedVersion[];
  /** Of the settings; a save sends it back. */
  revision: string;
}

const serviceOf = (container: MedusaContainer) => container.resolve(SHOP_SETTINGS_MODULE);

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

const categoryRow = z.object({ id: z.string(), name: z.string() });

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
  const [found] = await readIds(container, "product_category", { id });
  return found ? {} : { gift_season: "season_category" };
}

/** All categories with their names in a language, sorted by name. */
async function readCategories(
  container: MedusaContainer,
  language: Language,
): Promise<ShopSettingsPage["categories"]> {
  const locale = localeOf[language];
  const rows = await readRows(container, "product_category", categoryRow, {}, { locale });
  return rows.sort((a, b) => a.name.localeCompare(b.name, language));
}

const shownVersions = 20;

/** The settings, and who saved them when. @throws NOT_FOUND when the shop has no shipping option */
export async function readSettingsPage(
  container: MedusaContainer,
  language: Language,
): Promise<ShopSettingsPage> {
  const service = serviceOf(container);
  const [settings, categories, versions] = await Promise.all([
    readEditableSettings(container),
    readCategories(container, language),
    service.listShopSettingsVersions({}, { take: shownVersions, order: { created_at: "DESC" } }),
  ]);
  return {
    settings,
    categories,
    versions: await savedVersions(container, versions),
    revision: revisionOf(settings),
  };
}

/**
 * Settings as an earlier version had them; shipping prices that it did not record are the present ones.
 * @throws NOT_FOUND
 */
export async function versionSettings(container: MedusaContainer, id: string): Promise<EditableSettings> {
  const { values } = await serviceOf(container).retrieveShopSettingsVersion(id);
  return { ...(await readEditableSettings(container)), ...initialSettings(env()), ...values };
}

/** Emitted with the version's `{id}` when the shop settings have changed. */
export const shopSettingsSaved = "shop-settings.saved";

/** The owner's changes, already validated. */
export interface SaveShopSettingsInput {
  changes: SettingChanges;
  /** Id of the admin user or of the API key. */
  saved_by: string;
}

/** Lock key; two concurrent saves must not overwrite each other. */
const lockKey = "shop-settings";

const storedValues = (settings: EditableSettings): SettingsVersion["values"] => ({
  ...differingFrom(initialSettings(env()), settings),
  shipping_cents: settings.shipping_cents,
  shipping_free_from_cents: settings.shipping_free_from_cents,
});

const writeSettingsStep = createStep(
  "write-shop-settings",
  async ({ changes, saved_by }: SaveShopSettingsInput, { container }) => {
    const id = await container.resolve(Modules.LOCKING).execute(lockKey, async () => {
      const service = serviceOf(container);
      const [latest, before] = await Promise.all([service.latest(), readEditableSettings(container)]);
      if (latest?.values.shipping_cents === undefined) {
        // without a record of its shipping prices, what this replaces could not be taken back
        const earlier = { created_at: new Date(Date.now() - 1000) };
        await service.createShopSettingsVersions({ ...earlier, values: storedValues(before), saved_by: "" });
      }
      const values = storedValues({ ...before, ...changes });
      return (await service.createShopSettingsVersions({ values, saved_by })).id;
    });
    const names = Object.keys(changes).join(", ");
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .info(`Shop settings ${id}: ${names} changed by ${saved_by}`);
    return new StepResponse(id, id);
  },
  async (id: string | undefined, { container }) => {
    if (id !== undefined) await serviceOf(container).deleteShopSettingsVersions(id);
  },
);

const nextTariffStep = createStep(
  "next-shipping-tariff",
  async ({ changes }: SaveShopSettingsInput, { container }) => {
    const option = await readShippingOption(container);
    if (!option) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The shop has no shipping option");
    const data: ShippingTariff = {
      cents: changes.shipping_cents ?? option.tariff.cents,
      free_from_cents: changes.shipping_free_from_cents ?? option.tariff.free_from_cents,
    };
    return new StepResponse({ id: option.id, data });
  },
);

/**
 * Saves the owner's changes to the shop settings: the settings as a new version, and the shipping prices in Medusa's
 * shipping option, from which carts are charged. Both are written or neither, and an event is emitted.
 * @throws NOT_FOUND when the shop has no shipping option
 */
export const saveShopSettingsWorkflow = createWorkflow(
  "save-shop-settings",
  (input: SaveShopSettingsInput) => {
    const id = writeSettingsStep(input);
    const pricesChange = ({ changes }: SaveShopSettingsInput): boolean =>
      changes.shipping_cents !== undefined || changes.shipping_free_from_cents !== undefined;
    when(input, pricesChange).then(() => {
      const option = nextTariffStep(input);
      updateShippingOptionsWorkflow.runAsStep({ input: transform(option, (update) => [update]) });
    });
    emitEventStep(transform(id, (saved) => ({ eventName: shopSettingsSaved, data: { id: saved } })));
    return new WorkflowResponse(id);
  },
);
