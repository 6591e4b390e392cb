import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { countryCodes } from "@su-turrone/contract/country-rules";
import type { Company, DeliveryTerms, ShopFacts } from "@su-turrone/contract/shop-facts";
import { env } from "../../platform/env";
import { PARCEL_PROVIDER } from "../../modules/fulfillment-parcel";
import { shippingTariff, type ShippingTariff } from "../../modules/fulfillment-parcel/shipping-price";

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

/** Who sells, as the environment says. */
export function company(): Company {
  const settings = env();
  return {
    name: settings.COMPANY_NAME,
    street: settings.COMPANY_STREET,
    postal_code: settings.COMPANY_POSTAL_CODE,
    city: settings.COMPANY_CITY,
    vat_id: settings.COMPANY_VAT_ID,
    rea: settings.COMPANY_REA,
    email: settings.COMPANY_EMAIL,
    pec: settings.COMPANY_PEC,
    phone: settings.COMPANY_PHONE,
  };
}

/** Everything a storefront tells its visitors of company, delivery and payment. */
export async function readShopFacts(container: MedusaContainer): Promise<ShopFacts> {
  const settings = env();
  return {
    company: company(),
    opening_hours: settings.OPENING_HOURS,
    shipping: await readTariff(container),
    delivery: { business_days: settings.DELIVERY_DAYS, cut_off_hour: settings.DELIVERY_CUT_OFF_HOUR },
    countries: countryCodes,
    transfer_days: settings.BANK_TRANSFER_DAYS,
  };
}
