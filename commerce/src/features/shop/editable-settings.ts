import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { SHOP_SETTINGS_MODULE } from "../../modules/shop-settings";
import type { EditableSettings } from "../../modules/shop-settings/setting-types";
import { localeOf, type Language } from "../../platform/languages";
import { revisionOf, savedVersions } from "../staff/revision";
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
  const [saving] = latest ? await savedVersions(container, [latest]) : [];
  return {
    settings,
    categories,
    last_saved: saving ? { by: saving.by, at: saving.at } : null,
    revision: revisionOf(settings),
  };
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

const serviceOf = (container: MedusaContainer) => container.resolve(SHOP_SETTINGS_MODULE);

const writeSettingsStep = createStep(
  "write-shop-settings",
  async (
    { changes: { shipping_cents, shipping_free_from_cents, ...changes }, saved_by }: SaveShopSettingsInput,
    { container },
  ) => {
    const id = await container.resolve(Modules.LOCKING).execute(lockKey, async () => {
      const values = differingFrom(initialSettings(env()), {
        ...(await readSettings(container)),
        ...changes,
      });
      return (await serviceOf(container).createShopSettingsVersions({ values, saved_by })).id;
    });
    const names = Object.keys({
      ...changes,
      ...(shipping_cents === undefined ? {} : { shipping_cents }),
      ...(shipping_free_from_cents === undefined ? {} : { shipping_free_from_cents }),
    });
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .info(`Shop settings ${id}: ${names.join(", ")} changed by ${saved_by}`);
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
