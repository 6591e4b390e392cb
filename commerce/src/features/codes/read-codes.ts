import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { codeFields, codeRow, type CodeRow, toListedCode, type ListedCode } from "./code-view";
import { readRows } from "../../platform/read-rows";

const counts = z.array(z.object({ promotion_id: z.string(), orders: z.coerce.number() }));

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

const campaignRow = z.object({ id: z.string(), promotions: z.array(z.object({ id: z.string() })) });

/** Codes as stored by Medusa; whether a campaign is shared has to be read from the campaign. */
async function toRows(container: MedusaContainer, data: unknown): Promise<CodeRow[]> {
  const rows = z.array(codeRow).parse(data);
  const ids = rows.flatMap(({ campaign }) => campaign?.id ?? []);
  const campaigns = await readRows(container, "campaign", campaignRow, { id: ids });
  const shared = new Map(campaigns.map(({ id, promotions }) => [id, promotions.length > 1]));
  return rows.map((row) => ({ ...row, shares_campaign: shared.get(row.campaign?.id ?? "") ?? false }));
}

/** One page of the codes, newest first, with the total count. */
export async function readCodes(
  container: MedusaContainer,
  page: { take: number; skip: number },
): Promise<{ codes: ListedCode[]; count: number }> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data, metadata } = await query.graph({
    entity: "promotion",
    fields: codeFields,
    pagination: { ...page, order: { created_at: "DESC", id: "DESC" } },
  });
  const rows = await toRows(container, data);
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

/** A code as stored by Medusa, with the number of orders using it. @throws NOT_FOUND */
export async function readCode(
  container: MedusaContainer,
  id: string,
): Promise<{ row: CodeRow; orders: number }> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "promotion", fields: codeFields, filters: { id } });
  const [row] = await toRows(container, data);
  if (!row) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such code");
  return { row, orders: (await ordersOf(container, [id])).get(id) ?? 0 };
}

/** A code as shown on the page "Codes". @throws NOT_FOUND */
export async function readListedCode(container: MedusaContainer, id: string): Promise<ListedCode> {
  const { row, orders } = await readCode(container, id);
  return toListedCode(row, orders, new Date());
}
