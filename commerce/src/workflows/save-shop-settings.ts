import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep, updateShippingOptionsWorkflow } from "@medusajs/medusa/core-flows";
import { differingFrom, initialSettings, readSettings } from "../features/shop/settings";
import type { SettingChanges } from "../features/shop/settings-rules";
import { readShippingOption } from "../features/shop/shop-facts";
import type { ShippingTariff } from "../modules/fulfillment-parcel/shipping-price";
import { SHOP_SETTINGS_MODULE } from "../modules/shop-settings";
import { env } from "../platform/env";

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
