import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { href } from "@su-turrone/contract/paths";
import { storefrontKey, storefrontKeyHeader } from "@su-turrone/contract/tokens";
import { atNight } from "../../../testing/night";
import { capture } from "../../../testing/orders";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { linkIn, waitForMails } from "./mails";
import type { TransferOrder } from "./placed-order";
import { cartWith, owner, send, variant } from "./shop";

const admin = await owner();
const secret = setting("SIGNING_SECRET");
const now = () => Math.floor(Date.now() / 1000);
const product = await ownProduct(`Gesucht ${Date.now()}`, { euro: 9 });
const notFound = { status: 404, body: { type: "not_found", message: "Order not found" } };

describe("the order lookup", { timeout: 120_000 }, () => {
  let order: TransferOrder;
  const buy = () => placeOrder(undefined, undefined, product.variantId);
  const look = (number: string, email: string) => send("POST", "/store/order-lookup", { number, email });

  const mailed = { status: 200, body: { mailed: true } };

  /** The transfer reference of an order, as its buyer sees it. */
  async function referenceOf(id: string): Promise<string> {
    const { transfers } = await admin.client.fetch<{
      transfers: { order_id: string; reference: string }[];
    }>("/admin/transfers");
    return transfers.find((one) => one.order_id === id)?.reference ?? "";
  }

  /** Captures the payment of an order. @returns the number of the resulting invoice */
  async function invoiceOf(id: string): Promise<string> {
    await capture(id);
    const label = async () =>
      (await sql<{ label: string }>("select label from shop_document where order_id = $1", [id]))[0]?.label;
    await expect.poll(label, { timeout: 60_000 }).toMatch(/^DV-\d{4}-\d{4,}$/);
    return (await label()) ?? "";
  }

  beforeAll(async () => {
    order = await buy();
  });

  it.each([
    ["its number", (n: number) => String(n)],
    ["a number with words", (n: number) => `Nr. ${n}`],
    ["a number sign", (n: number) => `#${n}`],
  ])("opens an order by %s and the e-mail address in any case", async (_, typed) => {
    const answer = await look(typed(order.display_id), " Grazia@Example.com ");
    expect(answer).toEqual({ status: 200, body: { id: order.id, key: expect.any(String) } });
    const headers = { "x-order-key": String(answer.body["key"]) };
    expect((await send("GET", `/store/orders/${order.id}`, undefined, headers)).status).toBe(200);
  });

  it("opens an order by its transfer reference and by its invoice number", async () => {
    const bought = await buy();
    const reference = await referenceOf(bought.id);
    const invoice = await invoiceOf(bought.id);
    for (const typed of [reference, reference.toLowerCase().replaceAll("-", " "), invoice, ` ${invoice}.`]) {
      expect((await look(typed, "grazia@example.com")).body["id"], typed).toBe(bought.id);
      expect(await look(typed, "other@example.com"), typed).toEqual(notFound);
    }
    expect(await look("F-2026-999999", "grazia@example.com")).toEqual(notFound);
    expect(await look("F-1999-0001", "grazia@example.com")).toEqual(notFound);
    expect(await look(invoice.replace("DV-", "RV-"), "grazia@example.com")).toEqual(notFound);
  });

  it.runIf(atNight)("counts failed attempts with different numbers of an order together", async () => {
    const bought = await buy();
    const names = [String(bought.display_id), await referenceOf(bought.id), await invoiceOf(bought.id)];
    for (let n = 0; n < 100; n++)
      expect(await look(names[n % 3] ?? "", `${n}@example.com`)).toEqual(notFound);
    for (const name of names) expect(await look(name, "another@example.com"), name).toEqual(mailed);
  });

  it("responds the same for a wrong address, an unknown number and an invalid number", async () => {
    expect(await look(String(order.display_id), "other@example.com")).toEqual(notFound);
    expect(await look("999999999", "grazia@example.com")).toEqual(notFound);
    expect(await look("many", "grazia@example.com")).toEqual(notFound);
    expect(await look(order.id, "grazia@example.com")).toEqual(notFound);
  });

  it("refuses a missing number and an invalid e-mail address", async () => {
    expect((await look("", "")).status).toBe(400);
    expect((await send("POST", "/store/order-lookup", { number: 1, email: [] })).status).toBe(400);
    expect((await send("POST", "/store/order-lookup", {})).status).toBe(400);
  });

  const linkMails = async ({ id, display_id: number }: TransferOrder) =>
    (await waitForMails("grazia@example.com", "order-link")).filter((mail) => {
      if (!mail.subject.endsWith(` ${number}`)) return false;
      expect(linkIn(mail, "Bestellung ansehen").pathname).toBe(href("confirmation", "de", { id }));
      return true;
    });

  it("counts only failed attempts, and after a hundred for an order mails the link, once an hour", async () => {
    const attacked = await buy();
    const number = String(attacked.display_id);
    const miss = (n: number) => look(number, `${n}@example.com`);
    for (let n = 0; n < 50; n++) expect(await miss(n)).toEqual(notFound);
    for (let n = 0; n < 60; n++)
      expect((await look(number, "grazia@example.com")).body["id"]).toBe(attacked.id);
    for (let n = 50; n < 100; n++) expect(await miss(n)).toEqual(notFound);
    // the response does not reveal whether the address is correct
    expect(await miss(100)).toEqual(mailed);
    expect(await look(number, "grazia@example.com")).toEqual(mailed);
    expect(await look(number, "grazia@example.com")).toEqual(mailed);
    await expect.poll(async () => (await linkMails(attacked)).length, { timeout: 60_000 }).toBe(1);
    const written = await sql("select id from outbox_mail where event = 'order-link' and key like $1", [
      `${attacked.id}-%`,
    ]);
    expect(written).toHaveLength(1);
    // other orders can still be opened
    expect((await look(String(order.display_id), "grazia@example.com")).body["id"]).toBe(order.id);
  });

  it.runIf(atNight)("only mails the link to an address after a hundred failed attempts with it", async () => {
    const email = `${randomUUID()}@example.com`;
    for (let n = 0; n < 100; n++) expect(await look(String(900_000_000 + n), email)).toEqual(notFound);
    expect(await look("900000100", email)).toEqual(mailed);
  });

  it("mails the link if the storefront requests this", async () => {
    const other = await buy();
    const asked = { number: String(other.display_id), email: "grazia@example.com", by_mail: true };
    expect(await send("POST", "/store/order-lookup", asked)).toEqual(mailed);
    expect(await send("POST", "/store/order-lookup", { ...asked, number: "999999999" })).toEqual(mailed);
    await expect.poll(async () => (await linkMails(other)).length, { timeout: 60_000 }).toBe(1);
  });
});

describe("a cart", () => {
  let id: string;

  beforeAll(async () => {
    const { id: variantId } = await variant("ST-MAN-0300");
    ({ id } = await cartWith([{ variant_id: variantId, quantity: 1 }]));
  });

  it.each([
    ["GET", ""],
    ["POST", ""],
    ["POST", "/line-items"],
    ["POST", "/complete"],
  ])("responds 404 without a valid storefront key: %s %s", async (method, below) => {
    const gone = { status: 404, body: { type: "not_found", message: "Not found" } };
    const open = (key: string) =>
      send(method, `/store/carts/${id}${below}`, method === "GET" ? undefined : {}, {
        [storefrontKeyHeader]: key,
      });
    expect(await open("")).toEqual(gone);
    expect(await open(storefrontKey(secret, now() - 1))).toEqual(gone);
    expect(await open(storefrontKey("another-secret-0123456789-0123456789", now() + 60))).toEqual(gone);
  });

  it("is accessible to the storefront", async () => {
    const { status, body } = await send("GET", `/store/carts/${id}`);
    expect(status).toBe(200);
    expect(body["cart"]).toMatchObject({ id, email: "grazia@example.com" });
  });
});
