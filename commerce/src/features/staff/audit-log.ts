import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { STAFF_MODULE } from "../../modules/staff";
import type { StaffService } from "../../modules/staff/service";

/** A change that somebody has made through the admin API. */
export interface AuditedChange {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Name or address of who did it, also of who has left; the id of a secret API key. */
  who: string;
  method: string;
  /** As Express writes it. */
  route: string;
  object_id: string | null;
  /** Where that is an order, the number its buyer knows. */
  order_number: number | null;
}

/** The numbers of the orders among some things, by their ids. */
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

/** Changes, the newest first, and how many there are. */
export async function readAuditLog(
  container: MedusaContainer,
  { skip, take }: { skip: number; take: number },
): Promise<{ changes: AuditedChange[]; count: number }> {
  const staff: StaffService = container.resolve(STAFF_MODULE);
  const [entries, count] = await staff.listAndCountAuditEntries(
    {},
    { skip, take, order: { created_at: "DESC", id: "DESC" } },
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
  const changes = entries.map(({ id, created_at: at, actor_id, method, route, object_id }) => ({
    id,
    at: at.toISOString(),
    who: nameOf.get(actor_id) ?? actor_id,
    method,
    route,
    object_id,
    order_number: numbers.get(object_id ?? "") ?? null,
  }));
  return { changes, count };
}
