import {
  Module,
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { transactionOf } from "../../platform/transaction";
import { StockMovement, StockReason } from "./models/stock-movement";
import type { StockExplanation } from "./movement-types";

const movementRow = z.object({ id: z.string() }).optional();

/** Every stock change and its reason. The database writes the changes; this service only writes the reasons. */
export class StockMovementsService extends MedusaService({ StockMovement, StockReason }) {
  /**
   * Records why stock changed: assigns the reason to the newest unexplained movement of that item, location and
   * quantity. Idempotent per fulfilment item.
   * @returns false when there is no such movement
   */
  @InjectTransactionManager()
  async explain(
    { inventory_item_id, location_id, difference, ...reason }: StockExplanation,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const transaction = transactionOf(context);
    // lock, so that two concurrent calls do not pick the same movement
    await transaction.select(transaction.raw("pg_advisory_xact_lock(hashtext('stock_reason'))"));
    const found: unknown = await transaction("stock_movement as movement")
      .leftJoin("stock_reason as reason", "reason.movement_id", "movement.id")
      .select("movement.id")
      .where({ inventory_item_id, location_id, difference, cause: "changed" })
      .whereNull("reason.id")
      .orderBy([
        { column: "movement.created_at", order: "desc" },
        { column: "movement.number", order: "desc" },
      ])
      .first();
    const movement = movementRow.parse(found);
    if (!movement) return false;
    await transaction("stock_reason")
      .insert({ id: generateEntityId(undefined, "strea"), movement_id: movement.id, ...reason })
      .onConflict()
      .ignore();
    return true;
  }
}

export const STOCK_MOVEMENTS_MODULE = "stockMovements";

export default Module(STOCK_MOVEMENTS_MODULE, { service: StockMovementsService });
