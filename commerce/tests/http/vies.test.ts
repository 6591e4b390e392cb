import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { control } from "../../../testing/control";
import { asOwner, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { placeOrder } from "./delivered-order";
import { longAgo } from "./long-ago";
import { inStock } from "./payment-tools";
import { known, startVies } from "./vies-stand-in";

const { url, asked, answers, close } = await startVies();
const unknown = { isValid: false, userError: "INVALID" };
const down = { isValid: false, userError: "MS_UNAVAILABLE" };

const product = await ownProduct("Viesprobe", inStock);

beforeAll(() => control("restart", "commerce", { VIES_URL: url }));

afterAll(async () => {
  await control("restart", "commerce");
  close();
});

/** Places an order with an invoice for a VAT number. @returns its id and total */
async function orderWith(vatId: string): Promise<{ id: string; total: number }> {
  const invoice = { company: "Nord GmbH", vat_id: vatId, codice_fiscale: "", sdi_code: "", pec: "" };
  const { id, total } = await placeOrder({ invoice }, undefined, product.variantId);
  return { id, total };
}

const answerOf = async (id: string): Promise<unknown> =>
  (await asOwner<{ vies: unknown }>(`/admin/orders/${id}/status`)).vies;

const timesAsked = (path: string): number => asked.filter((one) => one === path).length;

/** An answer with its time. */
const answered = (confirmed: boolean) => ({ confirmed, at: expect.any(String) as string });

const patience = { timeout: 30_000, interval: 200 };

describe("VIES is asked about the VAT number of an order", { timeout: 120_000 }, () => {
  it.each([
    ["DE136695976", "/rest-api/ms/DE/vat/136695976", known, true],
    ["FR83404833048", "/rest-api/ms/FR/vat/83404833048", unknown, false],
    ["EL094259216", "/rest-api/ms/EL/vat/094259216", known, true],
  ])("and its answer about %s is kept", async (vatId, path, answer, confirmed) => {
    answers.set(path, answer);
    const { id } = await orderWith(vatId);
    await expect.poll(() => answerOf(id), patience).toEqual(answered(confirmed));
    // the job may also ask about this number for orders of other tests
    await runJob("ask-vies");
    const once = timesAsked(path);
    await runJob("ask-vies");
    expect(timesAsked(path)).toBe(once);
  });

  it("but not about an Italian one", async () => {
    const { id } = await orderWith("IT00743110157");
    await runJob("ask-vies");
    expect(await answerOf(id)).toBeNull();
    expect(asked.filter((path) => path.includes("00743110157"))).toEqual([]);
  });

  it("again when the register of the member state was down", async () => {
    const path = "/rest-api/ms/AT/vat/U13585627";
    answers.set(path, down);
    const { id } = await orderWith("ATU13585627");
    await expect.poll(() => timesAsked(path), patience).toBeGreaterThan(0);
    expect(await answerOf(id)).toBe("open");
    answers.set(path, known);
    await runJob("ask-vies");
    expect(await answerOf(id)).toEqual(answered(true));
  });

  it("while the order is placed at the usual total, even if it never answers", async () => {
    const path = "/rest-api/ms/NL/vat/004495445B01";
    const { total } = await orderWith("");
    const order = await orderWith("NL004495445B01");
    expect(order.total).toBe(total);
    await expect.poll(() => timesAsked(path), patience).toBeGreaterThan(0);
    expect(await answerOf(order.id)).toBe("open");
    answers.set(path, unknown);
    await runJob("ask-vies");
    expect(await answerOf(order.id)).toEqual(answered(false));
  });

  it("but no more after some days, when the check is over", async () => {
    const path = "/rest-api/ms/BE/vat/0403019261";
    answers.set(path, down);
    const { id } = await orderWith("BE0403019261");
    await expect.poll(() => timesAsked(path), patience).toBeGreaterThan(0);
    await longAgo(id, 4);
    const before = timesAsked(path);
    await runJob("ask-vies");
    expect(timesAsked(path)).toBe(before);
    expect(await answerOf(id)).toBe("unanswered");
  });
});
