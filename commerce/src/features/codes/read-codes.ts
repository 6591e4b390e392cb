import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { codeFields, codeRow, type CodeRow } from "./code-row";
import { toListedCode, type ListedCode } from "./code-view";

const counts = z.array(z.object({ promotion_id: z.string(), orders: z.coerce.number() }));

/** How many orders stand with each of some promotions, by their ids. */
async function ordersOf(container: MedusaContainer, ids: readonly string[]): Promise<Map<string, number>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const rows: unknown = await knex("order_promotion")
    .whereIn("promotion_id", ids)
    .whereNull("deleted_at")
    .groupBy("promotion_id")
    .select("promotion_id")
    .count({ orders: "order_id" });
  return new Map(counts.parse(rows).map(({ promotion_id: id, orders }) => [id, orders]));
}

/** The newest codes of the shop and how many there are in all. */
export async function readCodes(
  container: MedusaContainer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ codes: ListedCode[]; count: number }> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data, metadata } = await query.graph({
    entity: "promotion",
    fields: codeFields,
    pagination: { take: limit, skip: offset, order: { created_at: "DESC", id: "DESC" } },
  });
  const rows = z.array(codeRow).parse(data);
  const orders = await ordersOf(
    container,
    rows.map(({ id }) => id),
  );
  const now = new Date();
  return {
    codes: rows.map((row) => toListedCode(row, orders.get(row.id) ?? 0, now)),
    count: metadata?.count ?? rows.length,
  };
}

/** A code as Medusa keeps it, and how many orders stand with it. @throws NOT_FOUND */
export async function readCode(
  container: MedusaContainer,
  id: string,
): Promise<{ row: CodeRow; orders: number }> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "promotion", fields: codeFields, filters: { id } });
  if (data.length === 0) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such code");
  return { row: codeRow.parse(data[0]), orders: (await ordersOf(container, [id])).get(id) ?? 0 };
}

/** A code as the page "Codes" shows it. @throws NOT_FOUND */
export async function readListedCode(container: MedusaContainer, id: string): Promise<ListedCode> {
  const { row, orders } = await readCode(container, id);
  return toListedCode(row, orders, new Date());
}
