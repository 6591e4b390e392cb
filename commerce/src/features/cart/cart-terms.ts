import type { ItemTaxLineDTO, MedusaContainer, ShippingTaxLineDTO } from "@medusajs/framework/types";
import {
  applyTranslationsToTaxLines,
  ContainerRegistrationKeys,
  Modules,
  QueryContext,
} from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { LRUCache } from "lru-cache";
import { toEuros } from "@su-turrone/contract/money";
import { goodsCents, shippingOfParcels, shippingTariff } from "../../modules/fulfillment-parcel";
import { rowsState, stateOf } from "../../platform/table-state";
import { readShippingOption } from "../shop/shop-facts";
import { parcelCountOf } from "./gift-parcels";
import type { CartRecord, CartVariant } from "./read-cart";
import { readRows } from "../../platform/read-rows";

/*
 * Region, shipping and taxes of a cart: what Medusa calculates from rows that hardly ever change, remembered by the
 * state of those rows.
 */

/** SQL of the state of the rows that decide about taxes and shipping. */
export const settingsState = `concat_ws('|', ${stateOf([
  "store",
  "region",
  "region_country",
  "sales_channel",
  "tax_region",
  "tax_rate",
  "tax_rate_rule",
  "shipping_option",
  "shipping_option_rule",
  "service_zone",
  "geo_zone",
  "location_fulfillment_set",
  "sales_channel_stock_location",
])}, (select ${rowsState} from translation
  where reference in ('tax_rate', 'shipping_option') and deleted_at is null))`;

/** Where a cart's goods are sold and sent to. */
export interface Destination {
  salesChannelId: string;
  /** Null for the shop's default region. */
  regionId: string | null;
  locale: string | null;
  country: string;
  province: string | null;
  city: string | null;
  postalCode: string | null;
}

const region = z.object({
  id: z.string(),
  currency_code: z.string(),
  automatic_taxes: z.boolean(),
  countries: z.array(z.object({ iso_2: z.string() })),
});

const channel = z.object({
  stock_locations: z.array(z.object({ fulfillment_sets: z.array(z.object({ id: z.string() })) })),
});

const option = z.object({ id: z.string(), name: z.string(), data: shippingTariff });

export type TaxLine = Pick<
  ItemTaxLineDTO | ShippingTaxLineDTO,
  "rate_id" | "rate" | "name" | "code" | "provider_id"
>;

/** Region and shipping of a destination; taxes are calculated when they are asked for. */
export interface Terms {
  region: z.infer<typeof region>;
  /** The shop's one shipping option, named in the cart's language. */
  option: z.infer<typeof option>;
  shippingTaxes: TaxLine[];
  taxesOf: (variant: Pick<CartVariant, "product_id" | "type_id">) => Promise<TaxLine[]>;
}

const known = new LRUCache<string, { terms: Terms | null }>({ max: 500 });
/** Whether shipping depends on the city or the postal code, by the state of the settings. */
const byCity = new LRUCache<string, { differs: boolean }>({ max: 10 });

async function dependsOnCity(container: MedusaContainer, settings: string): Promise<boolean> {
  const stored = byCity.get(settings);
  if (stored) return stored.differs;
  const zones = await container.resolve(Modules.FULFILLMENT).listGeoZones({}, { select: ["type"] });
  const differs = zones.some(({ type }) => type === "city" || type === "zip");
  byCity.set(settings, { differs });
  return differs;
}

async function calculateTerms(container: MedusaContainer, to: Destination): Promise<Terms | null> {
  const regionId =
    to.regionId ?? (await container.resolve(Modules.STORE).listStores({}, { take: 1 }))[0]?.default_region_id;
  const [[foundRegion], channels, shopOption] = await Promise.all([
    readRows(container, "region", region, { id: regionId ?? "" }),
    readRows(container, "sales_channel", channel, { id: to.salesChannelId, is_disabled: false }),
    readShippingOption(container),
  ]);
  const sets = channels.flatMap(({ stock_locations: places }) =>
    places.flatMap(({ fulfillment_sets }) => fulfillment_sets),
  );
  const options = await container.resolve(ContainerRegistrationKeys.QUERY).graph(
    {
      entity: "shipping_option",
      fields: ["id", "name", "data"],
      filters: {
        id: shopOption?.id ?? "",
        fulfillment_set_id: sets.map(({ id }) => id),
        address: {
          country_code: to.country,
          province_code: to.province,
          city: to.city,
          postal_expression: to.postalCode,
        },
      } as object,
      context: QueryContext({ is_return: "false", enabled_in_store: "true" }) as never,
    },
    to.locale ? { locale: to.locale } : {},
  );
  const { data: shipping } = option.safeParse(options.data[0]);
  if (!foundRegion || !shipping) return null;
  const taxes = container.resolve(Modules.TAX);
  const around = {
    address: { country_code: to.country, ...(to.province ? { province_code: to.province } : {}) },
    is_return: false,
  };
  const named = async (lines: (ItemTaxLineDTO | ShippingTaxLineDTO)[]): Promise<TaxLine[]> =>
    applyTranslationsToTaxLines(lines as ItemTaxLineDTO[], to.locale ?? "", container);
  const taxesByGoods = new Map<string, Promise<TaxLine[]>>();
  return {
    region: foundRegion,
    option: shipping,
    shippingTaxes: await named(
      await taxes.getTaxLines([{ id: shipping.id, shipping_option_id: shipping.id, unit_price: 0 }], around),
    ),
    taxesOf: ({ product_id, type_id }) => {
      const key = `${product_id} ${type_id ?? ""}`;
      const lines =
        taxesByGoods.get(key) ??
        taxes
          .getTaxLines(
            [{ id: product_id, product_id, ...(type_id ? { product_type_id: type_id } : {}) }],
            around,
          )
          .then(named);
      taxesByGoods.set(key, lines);
      lines.catch(() => taxesByGoods.delete(key));
      return lines;
    },
  };
}

/**
 * Region, shipping and taxes of a destination; null where the shop does not deliver.
 * @param settings value of `settingsState`
 */
export async function readTerms(
  container: MedusaContainer,
  settings: string,
  to: Destination,
): Promise<Terms | null> {
  // Medusa's taxes depend on country and province only
  const place = (await dependsOnCity(container, settings)) ? to : { ...to, city: null, postalCode: null };
  const key = JSON.stringify([settings, place]);
  const terms = known.get(key)?.terms ?? (await calculateTerms(container, place));
  known.set(key, { terms });
  return terms;
}

/** Price in euro of the shipping of a cart with this metadata. */
export const shippingEuro = (
  lines: Parameters<typeof goodsCents>[0],
  { option }: Terms,
  metadata: unknown,
): number => toEuros(shippingOfParcels(goodsCents(lines), option.data, parcelCountOf(metadata)));

/** Region, shipping and taxes of a cart; null without an address, or where the shop does not deliver. */
export async function termsOfCart(
  container: MedusaContainer,
  settings: string,
  { shipping_address: address, sales_channel_id: salesChannelId, region_id: regionId, locale }: CartRecord,
): Promise<Terms | null> {
  if (!salesChannelId || !address?.country_code) return null;
  const { country_code: country, province, city, postal_code: postalCode } = address;
  return readTerms(container, settings, {
    salesChannelId,
    regionId,
    locale,
    country,
    province,
    city,
    postalCode,
  });
}

/** Whether every line and the shipping of a cart have the VAT rates that apply now. */
export async function hasCurrentTaxes(
  container: MedusaContainer,
  settings: string,
  cart: CartRecord,
): Promise<boolean> {
  const terms = await termsOfCart(container, settings, cart);
  if (!terms) return false;
  const same = (
    applied: readonly { rate: number }[],
    current: readonly { rate?: number | null | undefined }[],
  ) =>
    applied.length === current.length &&
    applied.every(({ rate }) => current.some((line) => (line.rate ?? 0) === rate));
  for (const { product_id, product_type_id: type_id, tax_lines: applied } of cart.items) {
    if (product_id === null || !same(applied, await terms.taxesOf({ product_id, type_id }))) return false;
  }
  return cart.shipping_methods.every(
    ({ shipping_option_id: option, tax_lines: applied }) =>
      option === terms.option.id && same(applied, terms.shippingTaxes),
  );
}
