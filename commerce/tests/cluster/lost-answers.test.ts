import { randomUUID } from "node:crypto";
import { href } from "@su-turrone/contract/paths";
import { beforeAll, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { cookieOf } from "../../../testing/shopper";
import { packOf } from "../faults/shopper";
import { lockTable, sql, withDatabase } from "../http/database";
import { storefronts } from "./cluster";

beforeAll(packOf);

/** Submits the form that adds a pack, with this browser's cookie. */
async function add(storefront: string, form: string, cookie: string): Promise<Response> {
  const { id } = await packOf();
  return fetch(new URL(href("cart", "de"), storefront), {
    method: "POST",
    headers: { Origin: setting("SHOP_URL"), Cookie: cookie },
    body: new URLSearchParams({ intent: "add", variantId: id, quantity: "1", submissionId: form }),
    redirect: "manual",
  });
}

it("applies a form only once if its response was lost, also if it is resubmitted to the other storefront", async () => {
  const [firstStorefront = "", secondStorefront = ""] = storefronts;
  const firstForm = randomUUID();
  const cookie = cookieOf(await add(firstStorefront, firstForm, ""));
  const carts = "metadata->'recent_changes' @? $1";
  const isMade = (form: string): string => `$[*] ? (@.key like_regex "${form}")`;
  const [cart] = await sql<{ id: string }>(`select id from cart where ${carts}`, [isMade(firstForm)]);
  const secondForm = randomUUID();
  // commerce applies the change after the client has given up waiting
  await withDatabase(async (database) => {
    await lockTable(database, "cart_line_item");
    expect((await add(firstStorefront, secondForm, cookie)).status).toBe(503);
    await database.query("rollback");
  });
  const made = () => sql(`select id from cart where ${carts}`, [isMade(secondForm)]);
  await expect.poll(made, { timeout: 60_000 }).toEqual([{ id: cart?.id }]);
  // too long after the first request to be a double click
  const later = `update cart set metadata = replace(metadata::text, to_char(now(), 'YYYY-'), '2000-')::jsonb where id = $1`;
  await sql(later, [cart?.id]);
  expect((await add(secondStorefront, secondForm, cookie)).status).toBe(303);
  const packs = await sql("select quantity from cart_line_item where cart_id = $1", [cart?.id]);
  expect(packs).toEqual([{ quantity: 2 }]);
});
