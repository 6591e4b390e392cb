import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { sql } from "./database";
import { cartWith, keepRequests, owner, send, setting, variant } from "./shop";

/** Makes a cart look as if nobody had touched it for some days. */
async function age(cartId: string, days: number): Promise<void> {
  const client = new Client(setting("DATABASE_URL"));
  await client.connect();
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await client.query("update cart set updated_at = $2 where id = $1", [cartId, then]);
  await client.query("update cart_line_item set updated_at = $2 where cart_id = $1", [cartId, then]);
  await client.end();
}

async function cart(): Promise<string> {
  const { id: variantId } = await variant("ST-MAN-0150");
  return (await cartWith([{ variant_id: variantId, quantity: 1 }])).id;
}

describe("stale carts", () => {
  it("go after their days, others stay", async () => {
    const [old, older, young, changed] = [await cart(), await cart(), await cart(), await cart()];
    await keepRequests(old, { notes: "Zweimal klingeln" });
    await age(old, 61);
    await age(older, 62);
    await age(young, 59);
    // the first to be looked at, and it stays
    await age(changed, 63);
    const { body } = await send("GET", `/store/carts/${changed}`);
    const line = (body["cart"] as { items: { id: string }[] }).items[0]?.id ?? "";
    await send("POST", `/store/carts/${changed}/line-items/${line}`, { quantity: 2 });

    const before = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000).toISOString();
    const admin = await owner();
    await admin.client.fetch("/admin/workflows-executions/delete-stale-carts/run", {
      method: "POST",
      body: { input: { before, batch: 1 } },
    });

    const status = async (id: string) => (await send("GET", `/store/carts/${id}`)).status;
    await expect.poll(() => status(old)).toBe(404);
    expect(await status(older)).toBe(404);
    expect(await sql("select id from buyer_request where cart_id = $1", [old])).toEqual([]);
    expect([await status(young), await status(changed)]).toEqual([200, 200]);
  });
});
