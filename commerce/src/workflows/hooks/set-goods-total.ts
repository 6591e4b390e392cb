import { listShippingOptionsForCartWithPricingWorkflow } from "@medusajs/medusa/core-flows";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { goodsTotalKey } from "../../modules/fulfillment-parcel/service";
import { goodsCents, pricedLines } from "../../modules/fulfillment-parcel/shipping-price";

const cartRow = z.object({ items: pricedLines });

/**
 * Passes the goods total of the whole cart to the parcel provider. Medusa itself would only pass the lines whose
 * product has the option's shipping profile.
 */
listShippingOptionsForCartWithPricingWorkflow.hooks.setCalculatedShippingPricingContext(
  async ({ input }, { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY);
    const { data } = await query.graph({
      entity: "cart",
      fields: ["items.unit_price", "items.quantity"],
      filters: { id: input.cart_id },
    });
    return new StepResponse({ [goodsTotalKey]: goodsCents(cartRow.parse(data[0]).items) });
  },
);
