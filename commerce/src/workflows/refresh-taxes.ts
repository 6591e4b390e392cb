import type { CartWorkflowDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import {
  getItemTaxLinesStep,
  refreshPaymentCollectionForCartWorkflow,
  updateTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows";
import { z } from "@medusajs/framework/zod";

interface RefreshTaxesInput {
  cart_id: string;
}

const rates = z
  .array(z.object({ rate: z.coerce.number().nullish() }))
  .nullish()
  .transform((lines) => (lines ?? []).map(({ rate }) => rate ?? 0).sort((a, b) => a - b));

const taxedRows = z
  .array(z.object({ id: z.string(), tax_lines: rates }))
  .nullish()
  .transform((rows) => rows ?? []);

const cartRow = z.object({ items: taxedRows, shipping_methods: taxedRows });

/** In the type Medusa's tax calculation expects. */
const taxedCart = z.custom<CartWorkflowDTO>((row) => cartRow.safeParse(row).success);

const currentLines = z.array(
  z.looseObject({ line_item_id: z.string().optional(), shipping_line_id: z.string().optional() }),
);

/** Whether a line or the shipping of a cart has other rates than Medusa would apply now. */
function areRatesStale(cart: unknown, current: readonly unknown[]): boolean {
  const { items, shipping_methods: methods } = cartRow.parse(cart);
  const lines = currentLines.parse(current);
  return [...items, ...methods].some(({ id, tax_lines: applied }) => {
    const own = lines.filter((line) => (line.line_item_id ?? line.shipping_line_id) === id);
    return rates.parse(own).join() !== applied.join();
  });
}

/** What Medusa's tax calculation reads of a cart, and the rates applied to it. */
const fields = [
  "id",
  "currency_code",
  "email",
  "locale",
  "region.automatic_taxes",
  ...["id", "product_id", "product_type_id", "quantity", "unit_price", "is_giftcard", "tax_lines.rate"].map(
    (field) => `items.${field}`,
  ),
  ...["id", "name", "shipping_option_id", "amount", "tax_lines.rate"].map(
    (field) => `shipping_methods.${field}`,
  ),
  "customer.id",
  "customer.email",
  "customer.metadata",
  "customer.groups.id",
  "shipping_address.*",
];

const readTaxedCartStep = createStep("read-taxed-cart", async (cartId: string, { container }) => {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "cart", fields, filters: { id: cartId } });
  return new StepResponse(taxedCart.parse(data[0]));
});

/**
 * Applies current VAT rates to a cart: Medusa only does so when the cart changes. Writes nothing while they are
 * current. Must be run while holding the cart's lock (`withCartLock`). Returns whether the rates have changed.
 */
export const refreshTaxesWorkflow = createWorkflow(
  "refresh-taxes",
  (input: WorkflowData<RefreshTaxesInput>) => {
    const cart = readTaxedCartStep(input.cart_id);
    const current = getItemTaxLinesStep(
      transform({ cart }, (data) => ({
        orderOrCart: data.cart,
        items: data.cart.items ?? [],
        shipping_methods: data.cart.shipping_methods ?? [],
      })),
    );
    const isStale = transform({ cart, current }, (data) =>
      areRatesStale(data.cart, [...data.current.lineItemTaxLines, ...data.current.shippingMethodsTaxLines]),
    );
    when("rates-changed", { isStale }, (data) => data.isStale).then(() => {
      updateTaxLinesWorkflow.runAsStep({ input: { cart_id: input.cart_id } });
      refreshPaymentCollectionForCartWorkflow.runAsStep({ input: { cart_id: input.cart_id } });
    });
    return new WorkflowResponse(isStale);
  },
);
