import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { BATCHES_MODULE } from "../../modules/batches";
import { MESSAGES_MODULE } from "../../modules/messages";
import { STAFF_MODULE } from "../../modules/staff";
import type { Language } from "../../platform/languages";
import { productNames, variantNames } from "../catalogue/product-names";
import { changedValues, type ChangedValue } from "./undo-tables";

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
  /** Order number if the object is an order. */
  order_number: number | null;
  /** Of any other object, in the language of the admin; null when it has none or no longer exists. */
  name: string | null;
  /** What it replaced, as far as that is known. */
  values: ChangedValue[];
  /** Whether it can be taken back: it is the newest of its kind. */
  can_undo: boolean;
}

/** What takes a change back: response of `GET /admin/audit-log/:id`. */
export interface AuditedUndo {
  /** Body for the route of the change. */
  undo: Record<string, unknown>;
  /** For `If-Match`; null for a route that compares what the body says. */
  undo_revision: string | null;
}

/** Parts of the admin API beside which their changes are listed. */
export const auditedAreas = ["batches", "codes", "messages"] as const;

export type AuditedArea = (typeof auditedAreas)[number];

/** Names of objects in a language by id. */
type ReadNames = (
  container: MedusaContainer,
  language: Language,
  ids: string[],
) => Promise<Map<string, string>>;

/** By the beginnings of the ids. */
const readNames: Readonly<Record<string, ReadNames>> = {
  prod_: (container, language, id) => productNames(container, language, { id }),
  variant_: async (container, language, ids) => {
    const names = await variantNames(container, language, ids);
    return new Map([...names].map(([id, { product, variant }]) => [id, `${product}, ${variant}`]));
  },
  promo_: async (container, _, id) => {
    const codes = await container.resolve(Modules.PROMOTION).listPromotions({ id }, { take: null });
    return new Map(codes.map((one) => [one.id, one.code ?? ""]));
  },
  batch_: async (container, _, id) => {
    const batches = await container.resolve(BATCHES_MODULE).listBatches({ id }, { take: null });
    return new Map(batches.map((one) => [one.id, one.code]));
  },
  msg_: async (container, _, id) => {
    const messages = await container.resolve(MESSAGES_MODULE).listMessages({ id }, { take: null });
    return new Map(messages.map((one) => [one.id, one.name]));
  },
};

/** Names of some objects by id; those without a name are left out. */
async function namesOf(
  container: MedusaContainer,
  language: Language,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = await Promise.all(
    Object.entries(readNames).map(async ([prefix, read]) => {
      const own = ids.filter((id) => id.startsWith(prefix));
      return own.length > 0 ? [...(await read(container, language, own))] : [];
    }),
  );
  return new Map(names.flat());
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

/** Which changes are listed: of one object, of a part of the admin API, or all. */
interface AuditFilter {
  object_id?: string | undefined;
  area?: AuditedArea | undefined;
}

const newestFirst = { order: { created_at: "DESC", id: "DESC" } } as const;

/** One page of changes, newest first, with the total count. @param language of the names */
export async function readAuditLog(
  container: MedusaContainer,
  page: { skip: number; take: number },
  language: Language,
  { object_id: of, area }: AuditFilter,
): Promise<{ changes: AuditedChange[]; count: number }> {
  const staff = container.resolve(STAFF_MODULE);
  const [entries, count] = await staff.listAndCountAuditEntries(
    {
      ...(of === undefined ? {} : { object_id: of }),
      ...(area === undefined ? {} : { route: { $like: `/admin/${area}%` } }),
    },
    { ...page, ...newestFirst },
  );
  const actors = [...new Set(entries.map(({ actor_id: id }) => id))];
  const users = await container
    .resolve(Modules.USER)
    .listUsers({ id: actors }, { take: null, withDeleted: true });
  const nameOf = new Map(
    users.map((user) => [user.id, [user.first_name, user.last_name].filter(Boolean).join(" ") || user.email]),
  );
  const objects = [...new Set(entries.flatMap(({ object_id: id }) => id ?? []))];
  const [numbers, names] = await Promise.all([
    orderNumbers(
      container,
      objects.filter((id) => id.startsWith("order_")),
    ),
    namesOf(container, language, objects),
  ]);
  const undoable = entries.filter(({ undo }) => undo !== null);
  const latest = await staff.listAuditEntries(
    {
      route: undoable.map(({ route }) => route),
      object_id: undoable.flatMap(({ object_id: id }) => id ?? []),
    },
    { ...newestFirst, select: ["id", "route", "object_id"], take: null },
  );
  const isNewest = (id: string, route: string, object: string | null) =>
    latest.find((one) => one.route === route && one.object_id === object)?.id === id;
  const changes = entries.map(({ id, created_at: at, actor_id, method, route, object_id, undo }) => ({
    id,
    at: at.toISOString(),
    who: nameOf.get(actor_id) ?? actor_id,
    method,
    route,
    object_id,
    order_number: numbers.get(object_id ?? "") ?? null,
    name: names.get(object_id ?? "") || null,
    values: changedValues(route, undo),
    can_undo: undo !== null && isNewest(id, route, object_id),
  }));
  return { changes, count };
}

/** What takes a change back. @throws NOT_FOUND also for one that cannot be taken back */
export async function readUndo(container: MedusaContainer, id: string): Promise<AuditedUndo> {
  const { undo, undo_revision } = await container.resolve(STAFF_MODULE).retrieveAuditEntry(id);
  if (!undo) throw new MedusaError(MedusaError.Types.NOT_FOUND, `${id} cannot be taken back`);
  return { undo, undo_revision };
}
