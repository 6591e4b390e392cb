import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopDay, startOfShopDay } from "@su-turrone/contract/time-zone";
import { nextDay } from "@su-turrone/contract/business-days";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-changes";
import type { ListedCode } from "../../src/features/codes/code-view";
import { firstOwner, newPerson, type TestPerson } from "./people";
import { shippedCart } from "./shipped-cart";
import { choosePayment, owner, send, shopper } from "./shop";
import { createTestProduct, type TestProduct } from "./test-product";

const admin = await owner();
const today = shopDay(new Date());

let first: TestPerson;
/** Costs 33.33 euros, so that ten per cent is not a whole number of cents. */
let oddProduct: TestProduct;
let plainProduct: TestProduct;
beforeAll(async () => {
  first = await firstOwner();
  oddProduct = await createTestProduct(admin, `Codes, krumm ${Date.now()}`, 33.33);
  plainProduct = await createTestProduct(admin, `Codes, rund ${Date.now()}`, 20);
});

const made: string[] = [];
afterAll(async () => {
  for (const { id } of [oddProduct, plainProduct]) await admin.admin.product.delete(id);
  for (const id of made) await admin.admin.promotion.delete(id);
});

const letters = (start: string): string =>
  `${start}${randomUUID().replaceAll("-", "").slice(0, 10)}`.toUpperCase();

const form = (over: object = {}) => ({
  key: randomUUID(),
  code: letters("HTTP"),
  kind: "percent",
  value: "10",
  from: "",
  until: "",
  limit: "",
  minimum: "",
  ...over,
});

const post = (path: string, body: object, headers = first.headers) => send("POST", path, body, headers);

/** Creates a code like the page "Codes". */
async function make(over: object = {}): Promise<ListedCode> {
  const { status, body } = await post("/admin/codes", form(over));
  expect(status, JSON.stringify(body)).toBe(200);
  const code = body["code"] as ListedCode;
  made.push(code.id);
  return code;
}

const change = (id: string, body: object) => post(`/admin/codes/${id}`, body);

/** Changes a code and expects success. */
async function changed(id: string, body: object): Promise<ListedCode> {
  const answer = await change(id, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body["code"] as ListedCode;
}

async function listed(id: string): Promise<ListedCode | undefined> {
  const { body } = await send("GET", "/admin/codes?limit=100", undefined, first.headers);
  return (body["codes"] as ListedCode[]).find((code) => code.id === id);
}

const cents = (euro: number | undefined) => Math.round((euro ?? Number.NaN) * 100);
const read = async (id: string) => (await shopper.store.cart.retrieve(id)).cart;
const cartOf = async (product: TestProduct, quantity = 1, country = "de") =>
  (await shippedCart([{ variant_id: product.variantId, quantity }], { country })).id;

/** Applies a code to a cart: the discount on its goods (cents, VAT included), and the refusal if there is one. */
async function applyCode(cartId: string, code: string) {
  const { status, body } = await send("POST", `/store/carts/${cartId}/changes`, { type: "apply_code", code });
  expect(status).toBe(200);
  const cart = await read(cartId);
  return {
    off: cents(cart.original_item_total) - cents(cart.item_total),
    shipping: cents(cart.shipping_total),
    refusal: (body as unknown as CartChangeAnswer).refusal?.code ?? null,
  };
}

/** Buys a cart by transfer. */
async function buy(cartId: string): Promise<void> {
  await choosePayment(cartId);
  const answer = await shopper.store.cart.complete(cartId);
  if (answer.type !== "order") throw new Error(answer.error.message);
}

describe("a code created on the page", () => {
  it("takes ten per cent off the items, VAT included, and nothing off the shipping", async () => {
    const { code } = await make({ value: "10" });
    expect(await applyCode(await cartOf(plainProduct), code)).toEqual({
      off: 200,
      shipping: 690,
      refusal: null,
    });
    expect(await applyCode(await cartOf(oddProduct), code)).toEqual({
      off: 333,
      shipping: 690,
      refusal: null,
    });
  });

  it("takes 5.00 euros off the items, once for all packs, and never more than they cost", async () => {
    const { code } = await make({ kind: "amount", value: "5,00" });
    expect(await applyCode(await cartOf(plainProduct), code)).toEqual({
      off: 500,
      shipping: 690,
      refusal: null,
    });
    expect(await applyCode(await cartOf(plainProduct, 2), code)).toEqual({
      off: 500,
      shipping: 690,
      refusal: null,
    });
    const codeOf40 = await make({ kind: "amount", value: "40" });
    expect(await applyCode(await cartOf(plainProduct), codeOf40.code)).toEqual({
      off: 2000,
      shipping: 690,
      refusal: null,
    });
  });

  it("is case-insensitive when created and when applied", async () => {
    const name = letters("KLEIN");
    const code = await make({ code: ` ${name.toLowerCase()} ` });
    expect(code).toMatchObject({ code: name, state: "active", warnings: [], is_editable: true });
    expect(await applyCode(await cartOf(plainProduct), ` ${name.toLowerCase()}`)).toMatchObject({ off: 200 });
  });

  it("is valid from the start of the first day to the end of the last in the shop's time zone", async () => {
    const tomorrow = nextDay(today);
    const planned = await make({ from: tomorrow, until: tomorrow });
    expect(planned).toMatchObject({ state: "planned", from: tomorrow, until: tomorrow });
    expect((await applyCode(await cartOf(plainProduct), planned.code)).refusal).toBe(
      "promotion_code_invalid",
    );
    const last = await make({ from: today, until: today });
    expect(last).toMatchObject({ state: "active", from: today, until: today });
    expect(await applyCode(await cartOf(plainProduct), last.code)).toMatchObject({ off: 200 });
    const { promotion } = await admin.admin.promotion.retrieve(last.id, { fields: "*campaign" });
    const { starts_at: start, ends_at: end } = promotion.campaign ?? {};
    expect([start, end]).toEqual(
      [startOfShopDay(today), startOfShopDay(tomorrow)].map((at) => at.toISOString()),
    );
  });

  it("requires its minimum amount, VAT included, before the discount", async () => {
    const { code, minimum_cents: minimum } = await make({ minimum: "40,00" });
    expect(minimum).toBe(4000);
    expect(await applyCode(await cartOf(plainProduct), code)).toMatchObject({
      off: 0,
      refusal: "code_not_applicable",
    });
    expect(await applyCode(await cartOf(plainProduct, 2), code)).toMatchObject({ off: 400, refusal: null });
  });

  it("is used up after its last use, and counts uses also without a limit", async () => {
    const { id, code } = await make();
    const cart = await cartOf(plainProduct);
    await applyCode(cart, code);
    await buy(cart);
    expect(await listed(id)).toMatchObject({ used: 1, limit: null, state: "active" });

    const terms = { change: "terms", from: "", until: "" };
    expect(await changed(id, { ...terms, limit: "2" })).toMatchObject({ used: 1, limit: 2, state: "active" });
    const second = await cartOf(plainProduct);
    await applyCode(second, code);
    await buy(second);
    expect(await listed(id)).toMatchObject({ used: 2, limit: 2, state: "used_up" });
    expect((await applyCode(await cartOf(plainProduct), code)).refusal).toBe("promotion_code_invalid");

    const below = await change(id, { ...terms, limit: "1" });
    expect(below.status).toBe(400);
    expect(Object.keys(below.body["fields"] as object)).toEqual(["limit"]);
    expect(await changed(id, { ...terms, limit: "" })).toMatchObject({
      used: 2,
      limit: null,
      state: "active",
    });
    expect(await applyCode(await cartOf(plainProduct), code)).toMatchObject({ off: 200, refusal: null });
  });
});

describe("an existing code", () => {
  it("is switched off and on and ended, idempotently", async () => {
    const { id, code } = await make();
    const cart = await cartOf(plainProduct);
    for (const state of ["off", "off", "active", "active"]) {
      const is_active = state === "active";
      expect((await changed(id, { change: "switch", is_active })).state).toBe(state);
      expect((await applyCode(cart, code)).off).toBe(is_active ? 200 : 0);
    }
    const ended = await changed(id, { change: "end" });
    expect(ended).toMatchObject({ state: "over", until: today });
    expect(await changed(id, { change: "end" })).toEqual(ended);
    expect(await applyCode(cart, code)).toMatchObject({ off: 0 });
    // its last day is unchanged, so the code does not become active again
    const terms = { change: "terms", from: "", limit: "5" };
    expect((await changed(id, { ...terms, until: today })).state).toBe("over");
    expect((await changed(id, { ...terms, until: nextDay(today) })).state).toBe("active");
  });

  it("can get dates if it was created without, and keeps those of a shared campaign", async () => {
    const name = letters("ANDERS");
    const base = {
      type: "standard",
      status: "active",
      is_tax_inclusive: true,
      application_method: {
        type: "percentage",
        value: 10,
        target_type: "items",
        allocation: "across",
        currency_code: "eur",
      },
    } as const;
    const { promotion: bare } = await admin.admin.promotion.create({ ...base, code: name });
    made.push(bare.id);
    const terms = { change: "terms", from: "", until: today, limit: "" };
    expect(await changed(bare.id, terms)).toMatchObject({ until: today, state: "active" });
    expect(await changed(bare.id, { change: "end" })).toMatchObject({ state: "over" });

    const { campaign } = await admin.admin.campaign.create({ name, campaign_identifier: name });
    for (const part of ["EINS", "ZWEI"]) {
      const shared = { ...base, code: `${name}${part}`, campaign_id: campaign.id };
      made.push((await admin.admin.promotion.create(shared)).promotion.id);
    }
    const id = made.at(-1) ?? "";
    expect((await listed(id))?.is_editable).toBe(false);
    const refused = await change(id, terms);
    expect([refused.status, refused.body["type"]]).toEqual([409, "conflict"]);
    expect((await changed(id, { change: "switch", is_active: false })).state).toBe("off");
  });

  it("responds 404 for an unknown id and 400 for an invalid change", async () => {
    expect((await change("promo_none", { change: "end" })).status).toBe(404);
    const { id } = await make();
    for (const body of [{}, { change: "delete" }, { change: "switch" }, { change: "end", code: "X" }]) {
      expect((await change(id, body)).status, JSON.stringify(body)).toBe(400);
    }
  });
});

describe("a duplicate code", () => {
  it("is not created by submitting the same form twice, also simultaneously", async () => {
    const body = form();
    const answers = await Promise.all([post("/admin/codes", body), post("/admin/codes", body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = answers.map((answer) => (answer.body["code"] as ListedCode).id);
    made.push(ids[0] ?? "");
    expect(new Set(ids).size).toBe(1);
  });

  it("is not created by two simultaneous forms, and the field error is in the admin's language", async () => {
    const name = letters("ZWEI");
    const answers = await Promise.all(
      [name, name.toLowerCase()].map((code) => post("/admin/codes", form({ code }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const code = answers.find(({ status }) => status === 200)?.body["code"] as ListedCode | undefined;
    if (code) made.push(code.id);
    const again = form({ code: name });
    for (const [language, sentence] of [
      ["de", "Diesen Code gibt es schon."],
      ["it", "Questo codice esiste già."],
      ["en", "There is such a code already."],
    ] as const) {
      const { status, body } = await post("/admin/codes", again, {
        ...first.headers,
        "x-medusa-locale": language,
      });
      expect(status).toBe(409);
      expect((body["fields"] as { code: string }).code).toContain(sentence);
    }
  });
});

it("reports all validation errors by field and creates nothing", async () => {
  const name = letters("FALSCH");
  const wrong = form({ code: name, value: "0", until: "2020-01-01", limit: "0", minimum: "x" });
  const { status, body } = await post("/admin/codes", wrong);
  expect(status).toBe(400);
  expect(Object.keys(body["fields"] as object).toSorted()).toEqual(["limit", "minimum", "until", "value"]);
  for (const more of [{ key: "no uuid" }, { kind: "shipping" }, { code: 7 }, { status: "draft" }]) {
    expect((await post("/admin/codes", form({ code: name, ...more }))).status, JSON.stringify(more)).toBe(
      400,
    );
  }
  const { promotions } = await admin.admin.promotion.list({ q: name });
  expect(promotions).toEqual([]);
});

it("warns of a net amount created by Medusa's own form: it takes off 5.50 euros instead of 5", async () => {
  const code = letters("FUENF");
  const { promotion } = await admin.admin.promotion.create({
    code,
    type: "standard",
    status: "active",
    application_method: {
      type: "fixed",
      value: 5,
      target_type: "items",
      allocation: "across",
      currency_code: "eur",
    },
  });
  made.push(promotion.id);
  // Italian VAT on nougat is 10 %
  expect((await applyCode(await cartOf(plainProduct, 1, "it"), code)).off).toBe(550);
  expect((await listed(promotion.id))?.warnings).toEqual(["net_amount"]);
});

it("is only accessible to the owner", async () => {
  const packer = await newPerson("fulfilment");
  const { id } = await make();
  const body = form();
  expect((await send("GET", "/admin/codes", undefined, packer.headers)).status).toBe(403);
  expect((await post("/admin/codes", body, packer.headers)).status).toBe(403);
  expect((await post(`/admin/codes/${id}`, { change: "end" }, packer.headers)).status).toBe(403);
  expect((await send("POST", "/admin/codes", body)).status).toBe(401);
  expect((await listed(id))?.state).toBe("active");
  await send("DELETE", `/admin/users/${packer.id}`, undefined, first.headers);
});

it("is recorded in the audit log", async () => {
  const { id } = await make();
  await changed(id, { change: "switch", is_active: false });
  await expect
    .poll(async () => {
      const { body } = await send("GET", "/admin/audit-log", undefined, first.headers);
      return (body["changes"] as { route: string; object_id: string | null }[]).some(
        (entry) => entry.route === "/admin/codes/:id" && entry.object_id === id,
      );
    })
    .toBe(true);
});
