import {
  createApiKeysWorkflow,
  createSalesChannelsWorkflow,
  createStoresWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  updateStoresWorkflow,
  createRegionsWorkflow,
} from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { languages, localeOf, baseLanguage } from "../../platform/languages";
import { currency } from "../../platform/currency";
import { salesChannelName, shopName, regionName } from "../data/shop";
import { created, translate } from "./entities";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { BANK_TRANSFER_PROVIDER } from "../../modules/payment-bank-transfer";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../modules/payment-stripe";
import { readRows } from "../../platform/read-rows";

/** The parts of the store later steps need. */
export interface Store {
  id: string;
  salesChannelId: string;
}

/**
 * Store, sales channel and publishable key. A server started before the seed has already created all three
 * (createDefaultsWorkflow); then those are used.
 */
export async function getOrCreateStore(container: MedusaContainer): Promise<Store> {
  const stores = container.resolve(Modules.STORE);
  const [existing] = await stores.listStores({}, { take: 1, relations: ["supported_locales"] });
  const salesChannelId = existing?.default_sales_channel_id ?? (await getOrCreateSalesChannel(container));
  const settings = {
    name: shopName,
    default_sales_channel_id: salesChannelId,
    supported_currencies: [{ currency_code: currency, is_default: true, is_tax_inclusive: true }],
    // Medusa stores no default among the locales: the base columns are German, and the storefront always sends a locale
    supported_locales: languages.map((language) => ({ locale_code: localeOf[language] })),
  };
  await getOrCreateKey(container, salesChannelId);
  if (!existing) {
    const { result } = await createStoresWorkflow(container).run({ input: { stores: [settings] } });
    const { id } = created(result, "The store");
    await updateStoresWorkflow(container).run({ input: { selector: { id }, update: settings } });
    return { id, salesChannelId };
  }
  // only the seed sets locales: a store with locales was already set up, and the owner may have changed it
  if (!existing.supported_locales?.length) {
    await updateStoresWorkflow(container).run({ input: { selector: { id: existing.id }, update: settings } });
  }
  return { id: existing.id, salesChannelId };
}

async function getOrCreateSalesChannel(container: MedusaContainer): Promise<string> {
  const channels = container.resolve(Modules.SALES_CHANNEL);
  const [existing] = await channels.listSalesChannels({ name: salesChannelName }, { take: 1 });
  if (existing) return existing.id;
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name: salesChannelName }] },
  });
  return created(result, "The sales channel").id;
}

const keyRow = z.object({
  id: z.string(),
  revoked_at: z.coerce.date().nullable(),
  sales_channels: z.array(z.object({ id: z.string() })).default([]),
});

/** Stock is only shown for a key with exactly one sales channel, so the key is linked to this one only. */
async function getOrCreateKey(container: MedusaContainer, salesChannelId: string): Promise<void> {
  const keys = await readRows(container, "api_key", keyRow, { type: "publishable" });
  const usable = keys.filter((key) => key.revoked_at === null);
  if (usable.some((key) => key.sales_channels.some((channel) => channel.id === salesChannelId))) return;
  const id = usable[0]?.id ?? (await createKey(container));
  await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id, add: [salesChannelId] } });
}

async function createKey(container: MedusaContainer): Promise<string> {
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: "Storefront", type: "publishable", created_by: "" }] },
  });
  return created(result, "The publishable key").id;
}

/** The only region, with its countries and payment providers; the store's default. */
export async function getOrCreateRegion(container: MedusaContainer, store: Store): Promise<string> {
  const regions = container.resolve(Modules.REGION);
  const [existing] = await regions.listRegions({ currency_code: currency }, { take: 1 });
  const id = existing?.id ?? (await createRegion(container));
  const { default_region_id: chosen } = await container.resolve(Modules.STORE).retrieveStore(store.id);
  if (!chosen) {
    await updateStoresWorkflow(container).run({
      input: { selector: { id: store.id }, update: { default_region_id: id } },
    });
  }
  await translate(container, [{ reference: "region", id, fields: { name: regionName } }]);
  return id;
}

/** Ids of the configured payment providers; Medusa knows further ones, which the shop does not offer. */
async function offeredProviders(container: MedusaContainer): Promise<string[]> {
  const known = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true });
  return [CARD_PROVIDER, PAYPAL_PROVIDER, BANK_TRANSFER_PROVIDER].filter((id) =>
    known.some((provider) => provider.id === id),
  );
}

async function createRegion(container: MedusaContainer): Promise<string> {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: regionName[baseLanguage],
          currency_code: currency,
          countries: [...countryCodes],
          payment_providers: await offeredProviders(container),
          automatic_taxes: true,
          is_tax_inclusive: true,
        },
      ],
    },
  });
  return created(result, "The region").id;
}
