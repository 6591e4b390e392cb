import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { stockCauses, stockReasons } from "../../modules/stock-movements/movement-types";
import type { StockMovementsAnswer } from "./stock-types";
import type { AdminListQuery } from "../../platform/list-query";

const rows = z.array(
  z.object({
    id: z.string(),
    created_at: z.coerce.date(),
    kind: z.enum([...stockReasons, ...stockCauses]),
    difference: z.coerce.number(),
    stocked: z.coerce.number(),
    by: z.string().nullable(),
    order_id: z.string().nullable(),
    display_id: z.coerce.number().nullable(),
    batch: z.string().nullable(),
  }),
);

const movementsOf = (knex: Knex, variantId: string) =>
  knex("product_variant_inventory_item as link")
    .join("stock_movement as movement", "movement.inventory_item_id", "link.inventory_item_id")
    .where("link.variant_id", variantId)
    .whereNull("link.deleted_at");

/** Stock history of a variant, newest first. */
export async function readMovements(
  knex: Knex,
  variantId: string,
  { limit, offset }: AdminListQuery,
): Promise<StockMovementsAnswer> {
  const found: unknown = await movementsOf(knex, variantId)
    .join("product_variant as variant", "variant.id", "link.variant_id")
    .leftJoin("stock_reason as reason", "reason.movement_id", "movement.id")
    .leftJoin("order as placed", "placed.id", "reason.order_id")
    .leftJoin("user as person", (join) =>
      join.on("person.id", "reason.actor_id").andOnNull("person.deleted_at"),
    )
    .leftJoin("fulfillment_item as packed", "packed.id", "reason.fulfillment_item_id")
    .leftJoin("parcel_batch as lot", (join) =>
      join
        .on("lot.fulfillment_id", "packed.fulfillment_id")
        .andOn("lot.product_id", "variant.product_id")
        .andOnNull("lot.deleted_at"),
    )
    .leftJoin("batch", "batch.id", "lot.batch_id")
    .select("movement.id", "movement.created_at", "movement.difference", "movement.stocked")
    .select({
      by: "person.email",
      order_id: "placed.id",
      display_id: "placed.display_id",
      batch: "batch.code",
    })
    .select({ kind: knex.raw("coalesce(reason.kind, movement.cause)") })
    .orderBy([
      { column: "movement.created_at", order: "desc" },
      { column: "movement.number", order: "desc" },
    ])
    .limit(limit)
    .offset(offset);
  const total: unknown = await movementsOf(knex, variantId).count({ count: "*" }).first();
  return {
    movements: rows
      .parse(found)
      .map(({ created_at: at, by, order_id: id, display_id: number, batch, ...movement }) => ({
        ...movement,
        at: at.toISOString(),
        by: by ?? "",
        order: id !== null && number !== null ? { id, number } : null,
        batch: batch ?? "",
      })),
    count: z.object({ count: z.coerce.number() }).parse(total).count,
  };
}
