import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { LINE_REFUNDS_MODULE } from "../../modules/line-refunds";
import { restockLineRefundWorkflow } from "../../workflows/restock-line-refund";
import { requiredQuantities } from "../catalogue/required-quantities";
import type { OrderRecord } from "../ordering/order/order-record";

/** Restocks the shipped goods of a refund once, if the refund asks for it. The caller must hold the order's lock. */
export async function restockLineRefund(
  container: MedusaContainer,
  order: OrderRecord,
  lineRefundId: string,
): Promise<void> {
  const service = container.resolve(LINE_REFUNDS_MODULE);
  const row = await service.retrieveLineRefund(lineRefundId, { relations: ["items"] });
  if (!row.restock || row.restocked_at || row.refund_id === null) return;
  const variantOf = new Map(order.items.map(({ id, variant_id: variant }) => [id, variant ?? ""]));
  const requiredByVariant = await requiredQuantities(container, [...variantOf.values()].filter(Boolean));
  const pieces = row.items.flatMap(({ line_item_id: id, restock_quantity: quantity }) =>
    [...(requiredByVariant.get(variantOf.get(id) ?? "") ?? [])].map(([inventory_item_id, required]) => ({
      inventory_item_id,
      adjustment: quantity * required,
    })),
  );
  const restocked = pieces.filter(({ adjustment }) => adjustment > 0);
  const levels = await container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels({ inventory_item_id: restocked.map((item) => item.inventory_item_id) });
  const adjustments = restocked.flatMap((item) => {
    // the shop ships from a single location
    const level = levels.find(({ inventory_item_id: id }) => id === item.inventory_item_id);
    return level ? [{ ...item, location_id: level.location_id }] : [];
  });
  await restockLineRefundWorkflow(container).run({
    input: { line_refund_id: row.id, order_id: order.id, created_by: row.created_by, adjustments },
  });
}
