import { afterAll, describe, expect, it } from "vitest";
import { shopDay, startOfShopDay, nextDay } from "@su-turrone/contract/time-zone";
import { unusedCode } from "../../../testing/codes";
import { ownProduct } from "../../../testing/own-product";
import {
  applyCode,
  cartOf,
  changeCode,
  changedCode,
  deleteCodes,
  deleteLater,
  listedCode,
  makeCode,
} from "./code-tools";
import { orderByTransfer } from "./placed-order";
import { owner } from "./shop";
import { createPromotion } from "../../../testing/past-pages";

const admin = await owner();
const today = shopDay(new Date());

/** Costs 33.33 euros, so that ten per cent is not a whole number of cents. */
const oddProduct = await ownProduct(`Codes, krumm ${Date.now()}`, { euro: 33.33 });
const plainProduct = await ownProduct(`Codes, rund ${Date.now()}`, { euro: 20 });

afterAll(deleteCodes);

/** What a code does to a cart below fifty euros. */
const off = (cents: number) => ({ off: cents, shipping: 690, refusal: null });

describe("a code created on the page", () => {
  it("takes ten per cent off the items, VAT included, and nothing off the shipping", async () => {
    const { code } = await makeCode({ value: "10" });
    expect(await applyCode(await cartOf(plainProduct), code)).toEqual(off(200));
    expect(await applyCode(await cartOf(oddProduct), code)).toEqual(off(333));
  });

  it("takes 5.00 euros off the items, once for all packs, and never more than they cost", async () => {
    const { code } = await makeCode({ kind: "amount", value: "5,00" });
    expect(await applyCode(await cartOf(plainProduct), code)).toEqual(off(500));
    expect(await applyCode(await cartOf(plainProduct, 2), code)).toEqual(off(500));
    const codeOf40 = await makeCode({ kind: "amount", value: "40" });
    expect(await applyCode(await cartOf(plainProduct), codeOf40.code)).toEqual(off(2000));
  });

  it("is valid from the start of the first day to the end of the last in the shop's time zone", async () => {
    const tomorrow = nextDay(today);
    const planned = await makeCode({ from: tomorrow, until: tomorrow });
    expect(planned).toMatchObject({ state: "planned", from: tomorrow, until: tomorrow });
    expect((await applyCode(await cartOf(plainProduct), planned.code)).refusal).toBe(
      "promotion_code_invalid",
    );
    const last = await makeCode({ from: today, until: today });
    expect(last).toMatchObject({ state: "active", from: today, until: today });
    expect(await applyCode(await cartOf(plainProduct), last.code)).toMatchObject({ off: 200 });
    const { promotion } = await admin.admin.promotion.retrieve(last.id, { fields: "*campaign" });
    const { starts_at: start, ends_at: end } = promotion.campaign ?? {};
    expect([start, end]).toEqual(
      [startOfShopDay(today), startOfShopDay(tomorrow)].map((at) => at.toISOString()),
    );
  });

  it("is used up after its last use, and counts uses also without a limit", async () => {
    const { id, code } = await makeCode();
    const cart = await cartOf(plainProduct);
    await applyCode(cart, code);
    await orderByTransfer(cart);
    expect(await listedCode(id)).toMatchObject({ used: 1, limit: null, state: "active" });

    const terms = { change: "terms", from: "", until: "" };
    expect(await changedCode(id, { ...terms, limit: "2" })).toMatchObject({
      used: 1,
      limit: 2,
      state: "active",
    });
    const second = await cartOf(plainProduct);
    await applyCode(second, code);
    await orderByTransfer(second);
    expect(await listedCode(id)).toMatchObject({ used: 2, limit: 2, state: "used_up" });
    expect((await applyCode(await cartOf(plainProduct), code)).refusal).toBe("promotion_code_invalid");

    const below = await changeCode(id, { ...terms, limit: "1" });
    expect(below.status).toBe(400);
    expect(Object.keys(below.body["fields"] as object)).toEqual(["limit"]);
    expect(await changedCode(id, { ...terms, limit: "" })).toMatchObject({
      used: 2,
      limit: null,
      state: "active",
    });
    expect(await applyCode(await cartOf(plainProduct), code)).toMatchObject({ off: 200, refusal: null });
  });
});

it("warns of a net amount created by Medusa's own form: it takes off 5.50 euros instead of 5", async () => {
  const code = unusedCode("FUENF");
  const id = await createPromotion({
    code,
    is_tax_inclusive: false,
    application_method: {
      type: "fixed",
      value: 5,
      target_type: "items",
      allocation: "across",
      currency_code: "eur",
    },
  });
  deleteLater(id);
  // Italian VAT on nougat is 10 %
  expect((await applyCode(await cartOf(plainProduct, 1, "it"), code)).off).toBe(550);
  expect((await listedCode(id))?.warnings).toEqual(["net_amount"]);
});
