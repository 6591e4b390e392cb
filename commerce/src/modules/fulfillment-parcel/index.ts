import { ModuleProvider, Modules, AbstractFulfillmentProviderService } from "@medusajs/framework/utils";
import type {
  CalculatedShippingOptionPrice,
  CreateFulfillmentResult,
  FulfillmentOption,
} from "@medusajs/framework/types";
import { toEuros, toCents } from "@su-turrone/contract/money";
import { shippingCents } from "@su-turrone/contract/shop-facts";
import { z } from "@medusajs/framework/zod";

/** Stored as the `data` of the shipping option; the storefront may read it too. */
export const shippingTariff = z.object({
  /** Shipping price, tax included, in euro cents. */
  cents: z.number().int().min(0),
  /** Goods total from which shipping is free, tax included and before discount codes; euro cents. */
  free_from_cents: z.number().int().min(0),
});

/** Shipping price, and the goods total from which shipping is free. */
export type ShippingTariff = z.infer<typeof shippingTariff>;

/** The fields of cart lines that determine the goods total. */
const pricedLines = z.array(z.object({ unit_price: z.coerce.number(), quantity: z.coerce.number() }));

/** Goods total in cents as shown in the cart: tax included, before discount codes. */
export const goodsCents = (lines: readonly z.infer<typeof pricedLines>[number][]): number =>
  lines.reduce((sum, line) => sum + toCents(line.unit_price) * line.quantity, 0);

/** Shipping price of goods that are sent in so many like parcels, each by the tariff; integer cents. */
export const shippingOfParcels = (goods: number, tariff: ShippingTariff, parcels: number): number =>
  parcels * shippingCents(Math.floor(goods / parcels), tariff);

/** Context keys under which the hook in workflows/hooks/carts.ts passes the price of the goods, and their parcels. */
export const goodsTotalKey = "goods_cents";
export const parcelsKey = "parcels";

/**
 * Parcels the owner hands to a carrier. No external service is called; the provider exists because the shipping price
 * depends on the goods total before discount codes, which the price rules of a flat-rate option cannot see.
 */
class ParcelProvider extends AbstractFulfillmentProviderService {
  static override identifier = "parcel";

  override async getFulfillmentOptions(): Promise<FulfillmentOption[]> {
    return [{ id: "parcel" }, { id: "parcel-return", is_return: true }];
  }

  override async validateFulfillmentData(
    _optionData: Record<string, unknown>,
    data: Record<string, unknown>,
  ): Promise<Record<string, unknown>> {
    return data;
  }

  override async validateOption(): Promise<boolean> {
    return true;
  }

  override async canCalculate(): Promise<boolean> {
    return true;
  }

  /**
   * Shipping price in euro, tax included.
   * @param optionData the tariff (see ShippingTariff)
   */
  override async calculatePrice(
    optionData: Record<string, unknown>,
    _data: Record<string, unknown>,
    context: Record<string, unknown>,
  ): Promise<CalculatedShippingOptionPrice> {
    const tariff = shippingTariff.parse(optionData);
    const given = context[goodsTotalKey];
    const parcels = context[parcelsKey];
    // draft orders of the admin bypass the hook; sum up the lines instead
    const goods = typeof given === "number" ? given : goodsCents(pricedLines.parse(context["items"] ?? []));
    return {
      calculated_amount: toEuros(shippingOfParcels(goods, tariff, typeof parcels === "number" ? parcels : 1)),
      is_calculated_price_tax_inclusive: true,
    };
  }

  override async createFulfillment(): Promise<CreateFulfillmentResult> {
    return { data: {}, labels: [] };
  }

  override async cancelFulfillment(): Promise<Record<string, never>> {
    return {};
  }

  override async createReturnFulfillment(): Promise<CreateFulfillmentResult> {
    return { data: {}, labels: [] };
  }
}

/** Id of the provider as used in shipping options: <identifier>_<id in medusa-config>. */
export const PARCEL_PROVIDER = "parcel_standard";

export default ModuleProvider(Modules.FULFILLMENT, { services: [ParcelProvider] });
