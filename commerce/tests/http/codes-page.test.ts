import { afterAll, describe, expect, it } from "vitest";
import { shopDay, nextDay } from "@su-turrone/contract/time-zone";
import { codeForm, unusedCode } from "../../../testing/codes";
import { runWorkflow } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { ListedCode } from "../../src/features/codes/code-view";
import {
  applyCode,
  cartOf,
  changeCode,
  changedCode,
  codesOwner,
  deleteCodes,
  deleteLater,
  listedCode,
  makeCode,
  post,
} from "./code-tools";
import { owner } from "./shop";
import { createPromotion, percentOff } from "../../../testing/past-pages";

const admin = await owner();
const first = await codesOwner();
const today = shopDay(new Date());

const product = await ownProduct(`Codes, Seite ${Date.now()}`, { euro: 20 });

afterAll(async () => {
  await deleteCodes();
});

describe("an existing code", () => {
  it("is switched off and on and ended, idempotently", async () => {
    const { id, code } = await makeCode();
    const cart = await cartOf(product);
    for (const state of ["off", "off", "active", "active"]) {
      const is_active = state === "active";
      expect((await changedCode(id, { change: "switch", is_active })).state).toBe(state);
      expect((await applyCode(cart, code)).off).toBe(is_active ? 200 : 0);
    }
    const ended = await changedCode(id, { change: "end" });
    expect(ended).toMatchObject({ state: "over", until: today });
    expect(await changedCode(id, { change: "end" })).toEqual(ended);
    expect(await applyCode(cart, code)).toMatchObject({ off: 0 });
    // its last day is unchanged, so the code does not become active again
    const terms = { change: "terms", from: "", limit: "5" };
    expect((await changedCode(id, { ...terms, until: today })).state).toBe("over");
    expect((await changedCode(id, { ...terms, until: nextDay(today) })).state).toBe("active");
  });

  it("can get dates if it was created without, and keeps those of a shared campaign", async () => {
    const name = unusedCode("ANDERS");
    const base = { application_method: percentOff(10) };
    const bare = await createPromotion({ ...base, code: name });
    deleteLater(bare);
    const terms = { change: "terms", from: "", until: today, limit: "" };
    expect(await changedCode(bare, terms)).toMatchObject({ until: today, state: "active" });
    expect(await changedCode(bare, { change: "end" })).toMatchObject({ state: "over" });

    await runWorkflow("create-campaigns", { campaignsData: [{ name, campaign_identifier: name }] });
    const { campaigns } = await admin.admin.campaign.list({ q: name });
    const shared = async (part: string) => {
      const id = await createPromotion({
        ...base,
        code: `${name}${part}`,
        campaign_id: campaigns[0]?.id ?? "",
      });
      deleteLater(id);
      return id;
    };
    await shared("EINS");
    const id = await shared("ZWEI");
    expect((await listedCode(id))?.is_editable).toBe(false);
    const refused = await changeCode(id, terms);
    expect([refused.status, refused.body["type"]]).toEqual([409, "conflict"]);
    expect((await changedCode(id, { change: "switch", is_active: false })).state).toBe("off");
  });

  it("responds 404 for an unknown id and 400 for an invalid change", async () => {
    expect((await changeCode("promo_none", { change: "end" })).status).toBe(404);
    const { id } = await makeCode();
    for (const body of [{}, { change: "delete" }, { change: "switch" }, { change: "end", code: "X" }]) {
      expect((await changeCode(id, body)).status, JSON.stringify(body)).toBe(400);
    }
  });
});

describe("a duplicate code", () => {
  it("is not created by submitting the same form twice, also simultaneously", async () => {
    const body = codeForm();
    const answers = await Promise.all([post("/admin/codes", body), post("/admin/codes", body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = answers.map((answer) => (answer.body["code"] as ListedCode).id);
    deleteLater(ids[0] ?? "");
    expect(new Set(ids).size).toBe(1);
  });

  it("is not created by two simultaneous forms, and the field error is in the admin's language", async () => {
    const name = unusedCode("ZWEI");
    const answers = await Promise.all(
      [name, name.toLowerCase()].map((code) => post("/admin/codes", codeForm({ code }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const code = answers.find(({ status }) => status === 200)?.body["code"] as ListedCode | undefined;
    if (code) deleteLater(code.id);
    const again = codeForm({ code: name });
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
  const name = unusedCode("FALSCH");
  const wrong = codeForm({ code: name, value: "0", until: "2020-01-01", limit: "0", minimum: "x" });
  const { status, body } = await post("/admin/codes", wrong);
  expect(status).toBe(400);
  expect(Object.keys(body["fields"] as object).toSorted()).toEqual(["limit", "minimum", "until", "value"]);
  for (const more of [{ key: "no uuid" }, { kind: "shipping" }, { code: 7 }, { status: "draft" }]) {
    expect((await post("/admin/codes", codeForm({ code: name, ...more }))).status, JSON.stringify(more)).toBe(
      400,
    );
  }
  const { promotions } = await admin.admin.promotion.list({ q: name });
  expect(promotions).toEqual([]);
});
