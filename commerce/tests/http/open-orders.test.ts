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

/** Number of rows read for the open orders. */
async function rowsRead(): Promise<number> {
  let rows = 0;
  const count = (response: { rows?: unknown[] } | unknown[]) => {
    rows += (Array.isArray(response) ? response : (response.rows ?? [])).length;
  };
  database.on("query-response", count);
  await openOrderIds(database);
  database.removeListener("query-response", count);
  return rows;
}

it("reads no rows of completed orders, and finds an old unshipped one", { timeout: 120_000 }, async () => {
  const sent = await paidOrder();
  const waiting = await paidOrder();
  await deliverLines(sent.id, [sent.lineId]);
  const before = await rowsRead();
  // copies from an hour ago and before, which servers do not find when they only look at newer orders
  const finished = { from: 12, to: 211 };
  const old = { from: 12, to: 12 };
  await withDatabase(async (connection) => {
    await copyRows(connection, tables, sent.id, finished);
    await copyRows(connection, tables, waiting.id, old);
  });
  try {
    expect(await rowsRead()).toBe(before);
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
