import {
  createLocationFulfillmentSetWorkflow,
  createServiceZonesWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { baseLanguage } from "../../platform/languages";
import { PARCEL_PROVIDER, type ShippingTariff } from "../../modules/fulfillment-parcel";
import { shipping, stockLocation } from "../data/shop";
import type { Store } from "./store";
import { created, translate } from "./entities";
import { readIds } from "../../platform/read-rows";

/** The stock location, linked to the sales channel and the fulfilment provider; returns its id. */
export async function getOrCreateStockLocation(container: MedusaContainer, store: Store): Promise<string> {
  const locations = container.resolve(Modules.STOCK_LOCATION);
  const [existing] = await locations.listStockLocations({ name: stockLocation.name }, { take: 1 });
  const id = existing?.id ?? (await createStockLocation(container));
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: PARCEL_PROVIDER },
  });
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id, add: [store.salesChannelId] },
  });
  const { default_location_id: chosen } = await container.resolve(Modules.STORE).retrieveStore(store.id);
  if (!chosen) {
    await updateStoresWorkflow(container).run({
      input: { selector: { id: store.id }, update: { default_location_id: id } },
    });
  }
  return id;
}

async function createStockLocation(container: MedusaContainer): Promise<string> {
  const { name, city, province, postalCode, country } = stockLocation;
  const address = { address_1: "", city, province, postal_code: postalCode, country_code: country };
  const { result } = await createStockLocationsWorkflow(container).run({
    input: { locations: [{ name, address }] },
  });
  return created(result, "The stock location").id;
}

/** The default shipping profile; Medusa creates one in its first migration. */
export async function getOrCreateShippingProfile(container: MedusaContainer): Promise<string> {
  const fulfilment = container.resolve(Modules.FULFILLMENT);
  const [existing] = await fulfilment.listShippingProfiles({ type: "default" }, { take: 1 });
  if (existing) return existing.id;
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: "Default", type: "default" }] },
  });
  return created(result, "The shipping profile").id;
}

/** The only shipping option, for the five countries; returns its id. */
export async function getOrCreateShippingOption(
  container: MedusaContainer,
  locationId: string,
): Promise<string> {
  const [existing] = await readIds(container, "shipping_option", { type: { code: shipping.code } });
  const id = existing ?? (await createShippingOption(container, locationId));
  const { type } = await container
    .resolve(Modules.FULFILLMENT)
    .retrieveShippingOption(id, { relations: ["type"] });
  await translate(container, [
    { reference: "shipping_option", id, fields: { name: shipping.name } },
    {
      reference: "shipping_option_type",
      id: type.id,
      fields: { label: shipping.name, description: shipping.description },
    },
  ]);
  return id;
}

async function createShippingOption(container: MedusaContainer, locationId: string): Promise<string> {
  const tariff: ShippingTariff = { cents: shipping.cents, free_from_cents: shipping.freeFromCents };
  const { result } = await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: shipping.name[baseLanguage],
        price_type: "calculated",
        data: tariff,
        provider_id: PARCEL_PROVIDER,
        service_zone_id: await getOrCreateServiceZone(container, locationId),
        shipping_profile_id: await getOrCreateShippingProfile(container),
        type: {
          code: shipping.code,
          label: shipping.name[baseLanguage],
          description: shipping.description[baseLanguage],
        },
        rules: [
          { attribute: "enabled_in_store", operator: "eq", value: "true" },
          { attribute: "is_return", operator: "eq", value: "false" },
        ],
      },
    ],
  });
  return created(result, "The shipping option").id;
}

async function getOrCreateServiceZone(container: MedusaContainer, locationId: string): Promise<string> {
  const fulfilment = container.resolve(Modules.FULFILLMENT);
  const name = shipping.name[baseLanguage];
  const [zone] = await fulfilment.listServiceZones({ name }, { take: 1 });
  if (zone) return zone.id;
  const [known] = await fulfilment.listFulfillmentSets({ name }, { take: 1 });
  if (!known) {
    await createLocationFulfillmentSetWorkflow(container).run({
      input: { location_id: locationId, fulfillment_set_data: { name, type: "shipping" } },
    });
  }
  const [set] = await fulfilment.listFulfillmentSets({ name }, { take: 1 });
  if (!set) throw new Error("The fulfilment set was not created");
  const { result } = await createServiceZonesWorkflow(container).run({
    input: {
      data: [
        {
          name,
          fulfillment_set_id: set.id,
          geo_zones: countryCodes.map((country) => ({ type: "country" as const, country_code: country })),
        },
      ],
    },
  });
  return created(result, "The service zone").id;
}
