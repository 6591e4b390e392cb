import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { deliveryCountries } from "../cart/delivery-area";
import { env } from "../../platform/env";
import { PARCEL_PROVIDER } from "../../modules/fulfillment-parcel";
import { shippingTariff, type ShippingTariff } from "../../modules/fulfillment-parcel/shipping-price";

/** How long a parcel takes. */
export interface DeliveryTerms {
  /** From the day it leaves, the fewest and the most. */
  business_days: { from: number; to: number };
  /** What is ordered and paid before this hour in Rome leaves on the same business day. */
  cut_off_hour: number;
}

/** What the shop promises before there is a cart; `GET /store/shop` answers it. */
export interface ShopFacts {
  /** Null as long as the shop has no shipping option. Integer euro cents, tax included. */
  shipping: ShippingTariff | null;
  delivery: DeliveryTerms;
  /** Where the shop delivers: ISO 3166-1 alpha-2, lower case. */
  countries: readonly string[];
  /** Days a bank transfer is waited for. */
  transfer_days: number;
}

/** "2–3", as texts in every language write it. */
export const daysInWords = ({ from, to }: DeliveryTerms["business_days"]): string => `${from}–${to}`;

const optionRows = z.array(z.object({ data: z.unknown() }));

/** The price of shipping that carts are charged, as the owner has set it; null without a shipping option. */
export async function readTariff(container: MedusaContainer): Promise<ShippingTariff | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "shipping_option",
    fields: ["data"],
    filters: { provider_id: PARCEL_PROVIDER },
    pagination: { take: 1, order: { created_at: "ASC" } },
  });
  const [option] = optionRows.parse(data);
  return option ? shippingTariff.parse(option.data) : null;
}

/** Everything a storefront tells its visitors of delivery and payment. */
export async function readShopFacts(container: MedusaContainer): Promise<ShopFacts> {
  const settings = env();
  return {
    shipping: await readTariff(container),
    delivery: { business_days: settings.DELIVERY_DAYS, cut_off_hour: settings.DELIVERY_CUT_OFF_HOUR },
    countries: deliveryCountries,
    transfer_days: settings.BANK_TRANSFER_DAYS,
  };
}
