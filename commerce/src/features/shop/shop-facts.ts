import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { methodOfProvider, paymentMethods, type PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { DeliveryTerms, ShopFacts } from "@su-turrone/contract/shop-facts";
import { PARCEL_PROVIDER, shippingTariff, type ShippingTariff } from "../../modules/fulfillment-parcel";
import { companyOf, readSettings } from "./settings";
import { errorMessageOf } from "../../platform/error-message";
import { late, withinTime } from "../../platform/time-limit";
import { readRows } from "../../platform/read-rows";

/** "2–3", as written in every language. */
export const daysInWords = ({ from, to }: DeliveryTerms["business_days"]): string => `${from}–${to}`;

const optionRow = z.object({ id: z.string(), data: z.unknown() });

export async function shopChannel(container: MedusaContainer): Promise<string> {
  const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 });
  return store?.default_sales_channel_id ?? "";
}

/** The shop's one shipping option, the oldest for parcels: its tariff is advertised and charged; null without one. */
export async function readShippingOption(
  container: MedusaContainer,
): Promise<{ id: string; tariff: ShippingTariff } | null> {
  const filters = { provider_id: PARCEL_PROVIDER };
  const pagination = { take: 1, order: { created_at: "ASC" } } as const;
  const [option] = await readRows(container, "shipping_option", optionRow, filters, { pagination });
  return option ? { id: option.id, tariff: shippingTariff.parse(option.data) } : null;
}

/** The shipping tariff charged in carts, as set by the owner; null without a shipping option. */
export const readTariff = async (container: MedusaContainer): Promise<ShippingTariff | null> =>
  (await readShippingOption(container))?.tariff ?? null;

const regionRow = z.object({
  payment_providers: z.array(z.object({ id: z.string(), is_enabled: z.boolean() }).nullish()).nullish(),
});

/** Payment methods offered by a region whose provider is enabled, in the order of the shop. */
async function readPaymentMethods(container: MedusaContainer): Promise<PaymentMethod[]> {
  const regions = await readRows(container, "region", regionRow);
  const providers = regions.flatMap((region) => region.payment_providers ?? []);
  const offered = new Set(
    providers.flatMap((provider) => (provider?.is_enabled ? [methodOfProvider(provider.id)] : [])),
  );
  return paymentMethods.filter((method) => offered.has(method));
}

/** Facts about company, delivery and payment for a storefront's visitors. */
export async function readShopFacts(container: MedusaContainer): Promise<ShopFacts> {
  const [settings, shipping, methods] = await Promise.all([
    readSettings(container),
    readTariff(container),
    readPaymentMethods(container),
  ]);
  return {
    company: companyOf(settings),
    opening_hours: settings.opening_hours,
    shipping,
    delivery: { business_days: settings.delivery_days, cut_off_hour: settings.cut_off_hour },
    pauses: settings.pauses,
    gift_season: settings.gift_season,
    countries: countryCodes,
    payment_methods: methods,
    transfer_days: settings.transfer_days,
  };
}

/** Why the shop cannot sell: the database does not respond, or there is no shipping option or no payment method. */
export type NotReady = "database" | "shipping" | "payment";

/** Timeout of the database in ms; beyond it the shop is unusable. */
const timeoutMs = 2_000;

/** Why the shop currently cannot sell; null when it can. */
export async function readNotReady(container: MedusaContainer): Promise<NotReady | null> {
  try {
    const facts = await withinTime(readShopFacts(container), timeoutMs);
    if (facts === late) return "database";
    if (!facts.shipping) return "shipping";
    return facts.payment_methods.length > 0 ? null : "payment";
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The shop is not ready: ${errorMessageOf(error)}`);
    return "database";
  }
}
