import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { STAFF_MODULE } from "../../modules/staff";

export interface AuditedChange {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Name or address of the user, also of a former one; the id for a secret API key. */
  who: string;
  method: string;
  /** Express route pattern. */
  route: string;
  object_id: string | null;
  /** What the same route takes the change back with; null if it cannot be taken back. */
  undo: Record<string, unknown> | null;
  undo_revision: string | null;
  /** Order number if the object is an order. */
  order_number: number | null;
}

/** Numbers of the orders among some objects, by id. */
async function orderNumbers(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const orders = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: [...ids] }, { select: ["id", "display_id"], take: null });
  return new Map(orders.map(({ id, display_id: number }) => [id, number]));
}

/** One page of changes, newest first, with the total count. @param objectId only those of one object */
export async function readAuditLog(
  container: MedusaContainer,
  page: { skip: number; take: number },
  objectId?: string,
): Promise<{ changes: AuditedChange[]; count: number }> {
  const staff = container.resolve(STAFF_MODULE);
  const [entries, count] = await staff.listAndCountAuditEntries(
    objectId === undefined ? {} : { object_id: objectId },
    { ...page, order: { created_at: "DESC", id: "DESC" } },
  );
  const actors = [...new Set(entries.map(({ actor_id: id }) => id))];
  const users = await container
    .resolve(Modules.USER)
    .listUsers({ id: actors }, { take: null, withDeleted: true });
  const nameOf = new Map(
    users.map((user) => [user.id, [user.first_name, user.last_name].filter(Boolean).join(" ") || user.email]),
  );
  const numbers = await orderNumbers(container, [
    ...new Set(entries.flatMap(({ object_id: id }) => (id?.startsWith("order_") ? [id] : []))),
  ]);
  const changes = entries.map(
    ({ id, created_at: at, actor_id, method, route, object_id, undo, undo_revision }) => ({
      id,
      at: at.toISOString(),
      who: nameOf.get(actor_id) ?? actor_id,
      method,
      route,
      object_id,
      undo,
      undo_revision,
      order_number: numbers.get(object_id ?? "") ?? null,
    }),
  );
  return { changes, count };
}
