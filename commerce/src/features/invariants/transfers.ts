import { z } from "@medusajs/framework/zod";
import { shopDay } from "@su-turrone/contract/time-zone";
import { emptyTransfersOf } from "../ordering/bank-transfer/awaiting-transfer";
import { transferDueDate } from "../ordering/bank-transfer/bank-transfer";
import { transferDaysFrom } from "../shop/settings";
import type { Books } from "./invariant";

/** How long after its due date (ms) an unpaid order may exist: the job that cancels it runs every hour. */
const graceMs = 24 * 60 * 60 * 1000;

const savedDays = z.array(
  z.object({ values: z.object({ transfer_days: z.number().optional() }), created_at: z.coerce.date() }),
);

const orderRows = z.array(
  z.object({ display_id: z.coerce.number(), created_at: z.coerce.date(), metadata: z.unknown() }),
);

/**
 * Orders still waiting for an unpaid transfer a day after its due date while stock is reserved. Partly paid orders, and
 * orders packed before payment or withdrawn in part, are up to the owner.
 */
export async function transfersPastDue({ knex, now, transferDays }: Books): Promise<string[]> {
  const history: unknown = await knex("shop_settings_version")
    .select("values", "created_at")
    .whereNull("deleted_at")
    .orderBy("created_at");
  const daysOf = transferDaysFrom(savedDays.parse(history), transferDays);
  const parcels = knex("order_fulfillment as link")
    .join("fulfillment as parcel", "parcel.id", "link.fulfillment_id")
    .whereNull("link.deleted_at")
    .whereNull("parcel.deleted_at")
    .whereNull("parcel.canceled_at")
    .where("link.order_id", knex.ref("placed.id"));
  const rows: unknown = await knex("order as placed")
    .select("placed.display_id", "placed.created_at", "placed.metadata")
    .whereNull("placed.deleted_at")
    .where("placed.status", "pending")
    .whereExists(emptyTransfersOf(knex, "placed.id"))
    .whereNotExists(parcels)
    .whereNotExists(knex("withdrawal").where("order_id", knex.ref("placed.id")).whereNot("items", ""))
    .orderBy("placed.display_id");
  const today = shopDay(new Date(now.getTime() - graceMs));
  return orderRows.parse(rows).flatMap(({ display_id: number, ...placed }) => {
    const due = transferDueDate(placed.created_at, daysOf(placed));
    return today > due ? [`Order ${number} still waits for a transfer that was due on ${due}`] : [];
  });
}
