import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { env } from "../../platform/env";
import { PARCEL_PROVIDER } from "../../modules/fulfillment-parcel";
import { shippingTariff, type ShippingTariff } from "../../modules/fulfillment-parcel/shipping-price";

/** What the shop promises before there is a cart; `GET /store/shop` answers it. */
export interface ShopFacts {
  /** Null as long as the shop has no shipping option. Integer euro cents, tax included. */
  shipping: ShippingTariff | null;
  /** Where the shop delivers: ISO 3166-1 alpha-2, lower case. */
  countries: readonly string[];
  /** Days a bank transfer is waited for. */
  transfer_days: number;
}

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
  return {
    shipping: await readTariff(container),
    countries: countryCodes,
    transfer_days: env().BANK_TRANSFER_DAYS,
  };
}
