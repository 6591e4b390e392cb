import type {
  CalculatedShippingOptionPrice,
  CreateFulfillmentResult,
  FulfillmentOption,
} from "@medusajs/framework/types";
import { AbstractFulfillmentProviderService } from "@medusajs/framework/utils";
import { toEuros } from "@su-turrone/contract/money";
import { shippingCents } from "@su-turrone/contract/shop-facts";
import { goodsCents, pricedLines, shippingTariff } from "./shipping-price";

/** Name under which the hook of set-goods-total.ts hands the price of the goods over. */
export const goodsTotalKey = "goods_cents";

/**
 * Parcels the owner hands to a carrier. Nothing is called outside; the provider exists because the price of shipping depends
 * on the price of the goods before a code, which the price rules of a flat price cannot see.
 */
export class ParcelProvider extends AbstractFulfillmentProviderService {
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
   * Price of shipping in euro, tax included.
   * @param optionData the tariff (see ShippingTariff)
   */
  override async calculatePrice(
    optionData: Record<string, unknown>,
    _data: Record<string, unknown>,
    context: Record<string, unknown>,
  ): Promise<CalculatedShippingOptionPrice> {
    const tariff = shippingTariff.parse(optionData);
    const given = context[goodsTotalKey];
    // Drafts of the admin come without the hook; then the lines are counted.
    const goods = typeof given === "number" ? given : goodsCents(pricedLines.parse(context["items"] ?? []));
    return {
      calculated_amount: toEuros(shippingCents(goods, tariff)),
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
