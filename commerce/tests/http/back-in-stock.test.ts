import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { signToken } from "@su-turrone/contract/tokens";
import { setting } from "../../../testing/env";
import { createProduct, type TestProduct } from "../../../testing/products";
import { linkIn, templatesTo, waitForMail } from "./mails";
import { sql } from "./database";
import { owner, send, variant } from "./shop";

const admin = await owner();
const randomEmail = () => `${randomUUID()}@example.com`;

describe("back-in-stock alerts", { timeout: 180_000 }, () => {
  const title = `Probetorrone ${randomUUID().slice(0, 8)}`;
  let goods: TestProduct;
  const ask = (email: string, language = "de") =>
    send("POST", "/store/back-in-stock", { variant_id: goods.variantId, email, language });
  const applyToken = (act: "confirm" | "end", token: string | null) =>
    send("POST", `/store/back-in-stock/${act}`, { token });
  const tokenFrom = async (email: string, words: string) =>
    linkIn(await waitForMail(email, "restock-confirm"), words).searchParams.get("token");

  beforeAll(async () => {
    goods = await createProduct(title, { stock: 0, grams: 300 });
    // a new product gets its slug a moment later
    await vi.waitFor(async () => expect((await ask(randomEmail())).status).toBe(202), { timeout: 30_000 });
  });
  afterAll(async () => {
    await admin.admin.product.delete(goods.id);
  });

  it("are sent once, and only to confirmed addresses", async () => {
    const [waiting, silent, unknownVariant] = [randomEmail(), randomEmail(), randomEmail()];
    for (const email of [waiting, silent, unknownVariant]) expect((await ask(email)).status).toBe(202);
    const token = await tokenFrom(waiting, "Ja, bitte Bescheid geben");
    expect(await applyToken("confirm", token)).toEqual({ status: 200, body: { status: "confirmed" } });
    await applyToken("confirm", token);
    await applyToken("confirm", await tokenFrom(unknownVariant, "Ja, bitte Bescheid geben"));
    expect((await applyToken("end", await tokenFrom(unknownVariant, "Nicht benachrichtigen"))).status).toBe(
      200,
    );

    await goods.setStock(5);
    const mail = await waitForMail(waiting, "restock-back");
    expect(mail.subject).toBe(`Wieder da: ${title}, 300 g`);
    const link = linkIn(mail, "Zum Produkt");
    expect(link.pathname).toMatch(/^\/produkte\/probetorrone-/);
    expect(link.search).toBe("?weight=300");

    // each request is notified only once, even if the product is out of stock and back again
    await goods.setStock(0);
    await goods.setStock(7);
    const last = randomEmail();
    await ask(last, "en");
    await applyToken("confirm", await tokenFrom(last, "Yes, let me know"));
    // already available, so the mail is sent immediately
    expect((await waitForMail(last, "restock-back")).subject).toBe(`Back again: ${title}, 300 g`);
    expect(await templatesTo(waiting)).toEqual(["restock-confirm", "restock-back"]);
    expect(await templatesTo(silent)).toEqual(["restock-confirm"]);
    expect(await templatesTo(unknownVariant)).toEqual(["restock-confirm"]);
    // the request has been deleted with its notification
    expect((await applyToken("confirm", token)).status).toBe(400);
    await goods.setStock(0);
  });

  it("respond the same whether or not an address is already registered", async () => {
    const email = randomEmail();
    const first = await ask(email);
    await applyToken("confirm", await tokenFrom(email, "Ja, bitte Bescheid geben"));
    const second = await ask(email.toUpperCase());
    expect(first).toEqual({ status: 202, body: { status: "pending" } });
    expect(second).toEqual(first);
    expect(await templatesTo(email)).toEqual(["restock-confirm"]);
  });

  it("are listed for the owner with counts, and can be exported and deleted", async () => {
    const [confirmed, pending] = [randomEmail(), randomEmail()];
    const { id: variant_id } = await variant("ST-MAN-0300");
    for (const email of [confirmed, pending]) {
      await send("POST", "/store/back-in-stock", { variant_id, email, language: "de" });
    }
    // a variant id without events, since its stock would trigger the mail immediately
    const unknownVariant = `variant_${randomUUID()}`;
    await sql("update restock_alert set variant_id = $2 where email = $1", [confirmed, unknownVariant]);
    await sql("update restock_alert set confirmed_at = now() where email = $1", [confirmed]);
    interface Listed {
      entries: { id: string; name: string; email: string; confirmed_at: string | null }[];
      counts: { variant_id: string; waiting: number }[];
    }
    const read = () =>
      admin.client.fetch<Listed>("/admin/back-in-stock?limit=100", { headers: { "x-medusa-locale": "it" } });
    const { entries, counts } = await read();
    const waiting = entries.find(({ email }) => email === pending);
    expect(waiting).toMatchObject({ name: "Torrone alle mandorle, 300 g", confirmed_at: null });
    expect(counts).toContainEqual({ variant_id: unknownVariant, name: unknownVariant, waiting: 1 });

    const headers = { accept: "text/csv" };
    const file = await admin.client.fetch<Response>("/admin/back-in-stock/export?language=en", { headers });
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(await file.text()).toContain(`Almond nougat, 300 g;${pending};de;`);

    const path = `/admin/back-in-stock/${waiting?.id ?? ""}`;
    await admin.client.fetch(path, { method: "DELETE" });
    await admin.client.fetch(path, { method: "DELETE" });
    expect((await read()).entries.map(({ email }) => email)).not.toContain(pending);
    await sql("delete from restock_alert where email = $1", [confirmed]);
  });

  it.each(["expired", "other purpose", "forged"])("refuse an invalid token (%s)", async (kind) => {
    const now = Math.floor(Date.now() / 1000);
    const secret = setting("SIGNING_SECRET");
    const token =
      {
        expired: signToken(secret, "restock-confirm", ["restock_1"], now - 1),
        "other purpose": signToken(secret, "newsletter-confirm", ["restock_1"], now + 60),
        forged: `restock_1.${now + 60}.${"A".repeat(43)}`,
      }[kind] ?? "";
    expect((await applyToken("confirm", token)).status).toBe(400);
  });

  it.each([{ email: "no address" }, { language: "fr" }, { variant_id: "'; drop table" }, { email: "" }])(
    "refuse %j",
    async (wrong) => {
      const body = { variant_id: goods.variantId, email: randomEmail(), language: "de", ...wrong };
      expect((await send("POST", "/store/back-in-stock", body)).status).toBe(400);
    },
  );

  it("respond 404 for a variant that is not for sale", async () => {
    const body = { variant_id: "variant_none", email: randomEmail(), language: "de" };
    expect((await send("POST", "/store/back-in-stock", body)).status).toBe(404);
  });

  it("limit the requests for one address", async () => {
    const email = randomEmail();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it("cannot be confirmed by GET", async () => {
    expect((await send("GET", "/store/back-in-stock/confirm?token=x")).status).toBe(404);
  });
});
