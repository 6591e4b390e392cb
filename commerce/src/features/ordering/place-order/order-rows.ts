import { generateEntityId, MedusaError } from "@medusajs/framework/utils";
import { exact, priceColumns } from "../../cart/direct-change-rows";
import type { PlacedCart } from "./placed-cart";
import type { Reservation } from "./reserved-stock";

/*
 * Rows of an order as Medusa's order and inventory modules write them; tests/http/order-creation.test.ts compares them
 * with those of its workflow complete-cart.
 */

type Row = Readonly<Record<string, unknown>>;
type PlacedRow = Pick<PlacedCart["methods"][number], "tax_lines" | "adjustments">;

/** Columns of the cart's rows that the order's rows do not have, or have values of their own for. */
const cartColumns = new Set([
  "id",
  "cart_id",
  "profile_id",
  "quantity",
  "is_custom_price",
  "tax_lines",
  "adjustments",
  "created_at",
  "updated_at",
  "deleted_at",
]);

const copyOf = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !cartColumns.has(name)));

/** Sums of a new order, of which nothing is paid yet. */
const totalsOf = (total: number): Row => ({
  ...exact("original_order_total", total),
  ...exact("current_order_total", total),
  ...exact("accounting_total", total),
  ...exact("pending_difference", total),
  ...exact("transaction_total", 0),
  ...exact("paid_total", 0),
  ...exact("refunded_total", 0),
  ...exact("credit_line_total", 0),
});

/** Nothing has happened to the units of a new order yet. */
const untouched: Row = {
  ...exact("fulfilled_quantity", 0),
  ...exact("shipped_quantity", 0),
  ...exact("delivered_quantity", 0),
  ...exact("return_requested_quantity", 0),
  ...exact("return_received_quantity", 0),
  ...exact("return_dismissed_quantity", 0),
  ...exact("written_off_quantity", 0),
};

/** Tax lines and adjustments of a line or a shipping method. @param prefix of the ids of both */
const partRows = (
  { tax_lines, adjustments }: PlacedRow,
  owner: Row,
  prefix: { tax: string; adjustment: string },
) => ({
  taxes: tax_lines.map((tax) => ({
    id: generateEntityId(undefined, prefix.tax),
    ...owner,
    ...tax,
    ...exact("rate", tax.rate),
  })),
  adjustments: adjustments.map((adjustment) => ({
    id: generateEntityId(undefined, prefix.adjustment),
    ...owner,
    ...adjustment,
    ...exact("amount", adjustment.amount),
  })),
});

/**
 * What to reserve for a line: at the first location that has enough, otherwise at the first of all.
 * @throws MedusaError if the goods are at no location of the sales channel
 */
const reservationsOf = (
  { parts }: Pick<PlacedCart, "parts">,
  { variant_id, quantity: ordered }: PlacedCart["lines"][number],
  line_item_id: string,
): Reservation[] =>
  parts
    .filter((part) => part.variant_id === variant_id)
    .map(({ inventory_item_id, required_quantity, allow_backorder, levels }) => {
      const quantity = required_quantity * ordered;
      const level = levels.find(({ available }) => available >= quantity) ?? levels[0];
      if (!level)
        throw new MedusaError(MedusaError.Types.INVALID_DATA, `Variant ${variant_id} has no stock location`);
      const { id: level_id, location_id } = level;
      return { line_item_id, inventory_item_id, location_id, level_id, quantity, allow_backorder };
    });

/** All rows of a new order by table, in an order that foreign keys allow, and what to reserve for it. Pure but for ids. */
export function orderRows(placed: PlacedCart): {
  id: string;
  tables: [table: string, rows: Row[]][];
  reservations: Reservation[];
} {
  const { cart, addresses, collections } = placed;
  const id = generateEntityId(undefined, "order");
  const address = (row: Row | null) =>
    row ? [{ ...copyOf(row), id: generateEntityId(undefined, "ordaddr") }] : [];
  const [shipping, billing] = [address(addresses.shipping), address(addresses.billing)];
  const lines = placed.lines.map((line) => {
    const item_id = generateEntityId(undefined, "ordli");
    return {
      line: {
        ...copyOf(line),
        id: item_id,
        ...priceColumns({ euro: line.unit_price, compareAt: line.compare_at_unit_price }),
      },
      item: {
        id: generateEntityId(undefined, "orditem"),
        order_id: id,
        version: 1,
        item_id,
        ...exact("quantity", line.quantity),
        ...untouched,
        metadata: line["metadata"],
      },
      ...partRows(line, { item_id }, { tax: "ordlitxl", adjustment: "ordliadj" }),
      reservations: reservationsOf(placed, line, item_id),
    };
  });
  const methods = placed.methods.map((method) => {
    const shipping_method_id = generateEntityId(undefined, "ordsm");
    return {
      method: { ...copyOf(method), id: shipping_method_id, ...exact("amount", method.amount) },
      shipping: {
        id: generateEntityId(undefined, "ordspmv"),
        order_id: id,
        version: 1,
        shipping_method_id,
      },
      ...partRows(method, { shipping_method_id }, { tax: "ordsmtxl", adjustment: "ordsmadj" }),
    };
  });
  const order = {
    id,
    region_id: cart.region_id,
    customer_id: cart.customer_id,
    sales_channel_id: cart.sales_channel_id,
    email: cart.email,
    currency_code: cart.currency_code,
    locale: cart.locale,
    shipping_address_id: shipping[0]?.id,
    billing_address_id: billing[0]?.id,
    no_notification: false,
    metadata: cart.metadata,
  };
  const reservations = lines.flatMap((line) => line.reservations);
  const link = (prefix: string, other: Row) => ({
    id: generateEntityId(undefined, prefix),
    order_id: id,
    ...other,
  });
  return {
    id,
    tables: [
      ["order_address", [...shipping, ...billing]],
      ["order", [order]],
      ["order_summary", [{ ...link("ordsum", {}), totals: totalsOf(cart.total) }]],
      ["order_line_item", lines.map(({ line }) => line)],
      ["order_item", lines.map(({ item }) => item)],
      ["order_line_item_tax_line", lines.flatMap(({ taxes }) => taxes)],
      ["order_line_item_adjustment", lines.flatMap(({ adjustments }) => adjustments)],
      ["order_shipping_method", methods.map(({ method }) => method)],
      ["order_shipping", methods.map((method) => method.shipping)],
      ["order_shipping_method_tax_line", methods.flatMap(({ taxes }) => taxes)],
      ["order_shipping_method_adjustment", methods.flatMap(({ adjustments }) => adjustments)],
      ["order_cart", [link("ordercart", { cart_id: cart.id })]],
      [
        "order_payment_collection",
        collections.map((collection) => link("ordpay", { payment_collection_id: collection.id })),
      ],
      [
        "order_promotion",
        cart.promotions.map((promotion) => link("orderpromo", { promotion_id: promotion.id })),
      ],
      [
        "reservation_item",
        reservations.map(({ level_id: _, quantity, ...reservation }) => ({
          id: generateEntityId(undefined, "resitem"),
          ...reservation,
          ...exact("quantity", quantity),
        })),
      ],
    ],
    reservations,
  };
}
