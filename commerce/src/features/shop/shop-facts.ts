import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { methodOfProvider, paymentMethods, type PaymentMethod } from "@su-turrone/contract/payment-methods";
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

const regionRows = z.array(
  z.object({
    payment_providers: z.array(z.object({ id: z.string(), is_enabled: z.boolean() }).nullish()).nullish(),
  }),
);

/** The ways to pay that a region offers and whose provider is switched on, in the order of the shop. */
async function readPaymentMethods(container: MedusaContainer): Promise<PaymentMethod[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "region",
    fields: ["payment_providers.id", "payment_providers.is_enabled"],
  });
  const providers = regionRows.parse(data).flatMap((region) => region.payment_providers ?? []);
  const offered = new Set(
    providers.flatMap((provider) => (provider?.is_enabled ? [methodOfProvider(provider.id)] : [])),
  );
  return paymentMethods.filter((method) => offered.has(method));
}

/** Everything a storefront tells its visitors of company, delivery and payment. */
export async function readShopFacts(container: MedusaContainer): Promise<ShopFacts> {
  const settings = env();
  const [shipping, methods] = await Promise.all([readTariff(container), readPaymentMethods(container)]);
  return {
    company: company(),
    opening_hours: settings.OPENING_HOURS,
    shipping,
    delivery: { business_days: settings.DELIVERY_DAYS, cut_off_hour: settings.DELIVERY_CUT_OFF_HOUR },
    countries: countryCodes,
    payment_methods: methods,
    transfer_days: settings.BANK_TRANSFER_DAYS,
  };
}
