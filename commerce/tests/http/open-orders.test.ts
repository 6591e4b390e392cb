import { expect, it, vi } from "vitest";
import { capture, deliverLines } from "../../../testing/orders";
import { openOrderIds } from "../../src/features/today/open-orders";
import { copyRows, idOfCopy, removeCopies } from "../copies/copy-rows";
import { orderTables } from "../copies/order-tables";
import { ownKnex, withDatabase } from "./database";
import { orderOf } from "./delivered-order";
import { variant } from "./shop";

const database = ownKnex();

/** Documents are never deleted, and mails are irrelevant here. */
const tables = orderTables.filter(({ table }) => table !== "shop_document" && table !== "outbox_mail");

/** An order by bank transfer that is paid and not shipped. */
async function paidOrder(): Promise<{ id: string; lineId: string }> {
  const { id, lines } = await orderOf((await variant("ST-MAN-0300")).id);
  await capture(id);
  return { id, lineId: lines[0]?.id ?? "" };
}

/** The rows read for the open orders that belong to copies of an order. */
async function readRowsOf(id: string): Promise<unknown[]> {
  const read: unknown[] = [];
  const keep = (response: { rows?: unknown[] } | unknown[]) => {
    read.push(...(Array.isArray(response) ? response : (response.rows ?? [])));
  };
  database.on("query-response", keep);
  await openOrderIds(database);
  database.removeListener("query-response", keep);
  return read.filter((row) => JSON.stringify(row).includes(idOfCopy(id, 1).slice(0, -1)));
}

it("reads no rows of completed orders, and finds an old unshipped one", { timeout: 120_000 }, async () => {
  const sent = await paidOrder();
  const waiting = await paidOrder();
  await deliverLines(sent.id, [sent.lineId]);
  await openOrderIds(database);
  // copies from an hour ago and before, which servers do not find when they only look at newer orders
  const finished = { from: 12, to: 211 };
  const old = { from: 12, to: 12 };
  await withDatabase(async (connection) => {
    await copyRows(connection, tables, sent.id, finished);
    await copyRows(connection, tables, waiting.id, old);
  });
  try {
    expect(await readRowsOf(sent.id)).toEqual([]);
    // a server that has just started
    vi.resetModules();
    const { openOrderIds: ofAnother } = await import("../../src/features/today/open-orders");
    const found = await ofAnother(database);
    expect(found).toContain(idOfCopy(waiting.id, 12));
    expect(found).not.toContain(idOfCopy(sent.id, 12));
  } finally {
    await withDatabase(async (connection) => {
      await removeCopies(connection, tables, sent.id, finished);
      await removeCopies(connection, tables, waiting.id, old);
    });
  }
});
