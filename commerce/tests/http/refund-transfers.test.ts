import { randomUUID } from "node:crypto";
import { accountTag } from "@su-turrone/contract/iban";
import { date } from "@su-turrone/contract/formats";
import { shopDayAfter } from "@su-turrone/contract/time-zone";
import { afterAll, describe, expect, it } from "vitest";
import { sendBackAll, settleAnyway } from "../../../testing/orders";
import { post, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { PreviewedLine } from "../../src/features/bank-statements/preview";
import type { CreditTransferFile } from "../../src/features/refund-transfers/credit-transfer-file";
import type { Today } from "../../src/features/today/read-today";
import { noticesWith } from "./bell";
import { sql } from "./database";
import { withdraw } from "./declarations";
import { placeOrder } from "./delivered-order";
import { longAgo } from "./long-ago";
import { waitForMail, countMails } from "./mails";
import { buyersKey, pageOf, statusOf } from "./order-pages";
import { firstOwner } from "./people";
import { paidByTransfer, refundsToSend } from "./refund-transfer-tools";
import { owner, send } from "./shop";

const admin = await owner();
const { headers } = await firstOwner();
const product = await ownProduct(`Probe ${randomUUID()}`);

afterAll(async () => {
  await sql("delete from shop_settings_version where saved_by <> 'first-shop'");
});

/** An order of two packs, 32.70 in total, paid by transfer. */
const paid = () => paidByTransfer(product.variantId);

describe("a paid transfer that is cancelled", { timeout: 90_000 }, () => {
  it("is to be sent back until the owner has sent it, and only then called refunded", async () => {
    const { id, number, email } = await paid();
    await post(`/admin/orders/${id}/cancel`);
    const until = shopDayAfter(new Date(), 14);
    const [refund, ...others] = await refundsToSend(id);
    expect(others).toEqual([]);
    expect(refund).toMatchObject({ number, cents: 3270, until, days_left: 14, name: "Grazia Deledda" });
    expect(refund?.reference).toMatch(new RegExp(`^Erstattung ST-${number}-[0-9A-Z]{8}$`));
    expect(await pageOf(id)).toMatchObject({
      status: "cancelled",
      refunded_cents: 0,
      refund_due: { cents: 3270, until },
    });
    const today = await admin.client.fetch<Today>("/admin/today");
    expect(today.refunds.rows.map(({ order_id }) => order_id)).toContain(id);
    expect((await statusOf(id)).issues).toContainEqual({ what: "refund_due", amount_cents: 3270 });
    const announced = await waitForMail(email, "refund-announced");
    expect(announced.text).toMatch(/Betrag:\s+32,70/);

    const elsewhere = post(`/admin/refund-transfers/${refund?.id ?? ""}`, {
      iban: "DE02120300000000202051",
    });
    await expect(elsewhere).rejects.toMatchObject({ status: 409 });
    // twice at once and once more: sent once
    await Promise.all([1, 2].map(() => post(`/admin/refund-transfers/${refund?.id ?? ""}`)));
    await post(`/admin/refund-transfers/${refund?.id ?? ""}`);
    expect(await refundsToSend(id)).toEqual([]);
    expect(await pageOf(id)).toMatchObject({ refunded_cents: 3270, refund_due: null });
    const sent = await sql("select cents from refund_transfer where order_id = $1", [id]);
    expect(sent).toEqual([{ cents: 3270 }]);
    await waitForMail(email, "order-refunded");
    expect(await countMails(email, "order-refunded")).toBe(1);
  });

  it("is refused for an unknown refund", async () => {
    await expect(post("/admin/refund-transfers/ref_unknown")).rejects.toMatchObject({ status: 404 });
  });
});

/** An order that was withdrawn ten days ago. */
async function withdrawnLongAgo() {
  const { id, number, email, paymentId } = await paid();
  await withdraw({ number, email });
  const received = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000);
  await sql("alter table withdrawal disable trigger user");
  await sql("update withdrawal set received_at = $1 where order_id = $2", [received, id]);
  await sql("alter table withdrawal enable trigger user");
  const [withdrawal] = await sql<{ id: string }>("select id from withdrawal where order_id = $1", [id]);
  return { id, paymentId, received, withdrawalId: withdrawal?.id ?? "" };
}

it("counts the days of a withdrawn order from the withdrawal, which stays open until it is sent", async () => {
  const { id, paymentId, received, withdrawalId } = await withdrawnLongAgo();
  await post(`/admin/payments/${paymentId}/refund`, { amount: 32.7 });
  expect((await refundsToSend(id)).map(({ until }) => until)).toEqual([shopDayAfter(received, 14)]);
  const mark = (status: string) => post(`/admin/withdrawals/${withdrawalId}`, { status });
  const settle = () => mark("settled");
  await expect(settle()).rejects.toMatchObject({ status: 409 });
  // settling it all the same moves nothing
  await settleAnyway(withdrawalId);
  expect((await refundsToSend(id)).map(({ until }) => until)).toEqual([shopDayAfter(received, 14)]);
  await mark("open");
  await sendBackAll(id);
  await settle();
});

it("counts them from the withdrawal of the whole order, also if it was settled before the refund", async () => {
  const { id, paymentId, received, withdrawalId } = await withdrawnLongAgo();
  await settleAnyway(withdrawalId);
  await post(`/admin/payments/${paymentId}/refund`, { amount: 32.7 });
  expect((await refundsToSend(id)).map(({ until }) => until)).toEqual([shopDayAfter(received, 14)]);
});

it("reminds the owner once of a refund whose fourteen days end in three days, and of no other", async () => {
  const [urgent, early] = [await paid(), await paid()];
  for (const { id } of [urgent, early]) await post(`/admin/orders/${id}/cancel`);
  await longAgo(urgent.id, 11);
  await longAgo(early.id, 10);
  await runJob("send-owner-digests");
  await runJob("send-owner-digests");
  const due = ({ number }: { number: number }) => noticesWith(`Ordine ${number}: `);
  expect(await due(urgent)).toEqual([
    {
      title: `Ordine ${urgent.number}: 32,70\u00a0€ da rimborsare con bonifico`,
      description: `Ultimo giorno utile: ${date(shopDayAfter(new Date(), 3), "it")}. Il bonifico da fare si trova in Bonifici.`,
    },
  ]);
  expect(await due(early)).toEqual([]);
});

describe("the account of a refund", { timeout: 90_000 }, () => {
  const iban = "IT60X0542811101000000123456";

  it("is given by the buyer once, mailed, and listed with a code to scan", async () => {
    const { id, email } = await paid();
    const give = (body: object, key = buyersKey(id)) =>
      send("POST", `/store/orders/${id}/refund-account`, body, key);
    const account = { holder: "Grazia Deledda", iban: "it60 x054 2811 1010 0000 0123 456" };
    // nothing is to be sent back yet
    expect((await give(account)).status).toBe(400);
    await post(`/admin/orders/${id}/cancel`);
    const announced = await waitForMail(email, "refund-announced");
    expect(announced.text.replace(/\s+/g, " ")).toContain("die IBAN Ihres Kontos");
    expect((await give({ ...account, iban: "IT61X0542811101000000123456" })).status).toBe(400);
    expect((await give(account, { "x-order-key": "wrong" })).status).toBe(404);
    expect((await give(account)).status).toBe(200);
    expect((await pageOf(id)).refund_due?.iban_end).toBe("3456");
    const [refund] = await refundsToSend(id);
    expect(refund?.account).toEqual({ holder: "Grazia Deledda", iban, given_by: "buyer" });
    expect(refund?.epc?.split("\n").slice(5, 8)).toEqual(["Grazia Deledda", iban, "EUR32.70"]);
    const confirmed = await waitForMail(email, "refund-account");
    expect(confirmed.text).toContain("… 3456");
    expect(confirmed.text).not.toContain("X0542");
    // whoever knows the order cannot divert the money afterwards; the owner may change the account
    expect((await give({ ...account, holder: "Qualcun Altro" })).status).toBe(409);
    await post(`/admin/orders/${id}/refund-account`, { holder: "G. Deledda", iban });
    expect((await refundsToSend(id))[0]?.account?.holder).toBe("G. Deledda");
    // a page that shows another holder replaces nothing, and says so in the owner's language
    const replace = (shown: string) =>
      send("POST", `/admin/orders/${id}/refund-account`, account, { ...headers, "if-match": shown });
    expect(await replace(accountTag({ holder: "Grazia Deledda", iban }))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("è stato indicato un altro conto") as string },
    });
    expect((await refundsToSend(id))[0]?.account?.holder).toBe("G. Deledda");
    expect(await replace(accountTag({ holder: "G. Deledda", iban }))).toMatchObject({ status: 200 });
    await sendBackAll(id);
    expect((await waitForMail(email, "order-refunded")).text).toContain("… 3456");
    expect((await give(account)).status).toBe(400);
  });
});

it("goes to the account it was paid from, unless the buyer gives another", { timeout: 90_000 }, async () => {
  const email = `${randomUUID()}@example.com`;
  const { id, display_id: number } = await placeOrder(undefined, email, product.variantId);
  const payer = `Deledda ${randomUUID()}`;
  const paidFrom = "DE89370400440532013000";
  const headings = "Data contabile;Ordinante;IBAN ordinante;Causale;Importo";
  const { lines } = await post<{ lines: PreviewedLine[] }>("/admin/bank-statements", {
    text: `${headings}\n23/11/2026;${payer};DE89 3704 0044 0532 0130 00;ST-${number};+32,70`,
  });
  await post("/admin/bank-statement-bookings", { line: lines[0]?.line, order_id: id });
  await post(`/admin/orders/${id}/cancel`);
  const accountOf = async () => (await refundsToSend(id))[0]?.account;
  expect(await accountOf()).toEqual({ holder: payer, iban: paidFrom, given_by: "statement" });
  expect((await pageOf(id)).refund_due).toMatchObject({ iban_end: "3000", account_given: false });
  const announced = await waitForMail(email, "refund-announced");
  expect(announced.text).toContain("… 3000");
  expect(announced.text).not.toContain("die IBAN Ihres Kontos");

  const given = { holder: "Grazia Deledda", iban: "FR1420041010050500013M02606" };
  const give = () => send("POST", `/store/orders/${id}/refund-account`, given, buyersKey(id));
  expect((await give()).status).toBe(200);
  expect((await waitForMail(email, "refund-account")).text).toContain("… 2606");
  expect(await accountOf()).toEqual({ ...given, given_by: "buyer" });
  expect((await pageOf(id)).refund_due).toMatchObject({ iban_end: "2606", account_given: true });
  expect((await give()).status).toBe(409);

  // the file for the bank has it, and no other file; the account of a demo shop is none
  const makeFile = () => post<CreditTransferFile>("/admin/refund-transfers/file");
  await expect(makeFile()).rejects.toMatchObject({ status: 400 });
  await post("/admin/shop-settings", { changes: { transfer_iban: "IT60X0542811101000000123456" } });
  // two owners at once
  const made = await Promise.allSettled([makeFile(), makeFile()]);
  const files = made.flatMap((one) => (one.status === "fulfilled" ? [one.value.xml] : []));
  const [refund] = await refundsToSend(id);
  const endToEndId = `<EndToEndId>${refund?.id.replaceAll("_", "-") ?? ""}</EndToEndId>`;
  const [xml = "", ...others] = files.filter((file) => file.includes(endToEndId));
  expect(others).toEqual([]);
  expect(xml).toContain(`<IBAN>${given.iban}</IBAN>`);
  const fileId = /<MsgId>(.*)<\/MsgId>/.exec(xml)?.[1] ?? "";
  const inFile = { file_id: fileId, made_at: expect.any(String) as string, cents: 3270, iban: given.iban };
  expect(refund?.in_file).toEqual(inFile);
  await expect(makeFile()).rejects.toMatchObject({ status: 400 });
  // dropped, it is in the next one
  await admin.client.fetch(`/admin/refund-transfers/file/${fileId}`, { method: "DELETE" });
  expect((await refundsToSend(id))[0]?.in_file).toBeNull();
  expect((await makeFile()).xml).toContain(endToEndId);

  // marked as the file orders it, unless account, amount or file have changed since
  const mark = (body: object) => post(`/admin/refund-transfers/${refund?.id ?? ""}`, body);
  const asInFile = { cents: 3270, iban: given.iban };
  await expect(mark({ ...asInFile, cents: 3269 })).rejects.toMatchObject({ status: 409 });
  // from a page that shows no file
  await expect(mark({ ...asInFile, file_id: null })).rejects.toMatchObject({ status: 409 });
  await post(`/admin/orders/${id}/refund-account`, { holder: "G. Deledda", iban: paidFrom });
  await expect(mark(asInFile)).rejects.toMatchObject({ status: 409 });
  await post(`/admin/orders/${id}/refund-account`, given);
  await mark(asInFile);
  await mark(asInFile);
  expect(await refundsToSend(id)).toEqual([]);
  await waitForMail(email, "order-refunded");
  expect(await countMails(email, "order-refunded")).toBe(1);
});

it("lists what was overpaid, which is no refund of the order", { timeout: 90_000 }, async () => {
  const email = `${randomUUID()}@example.com`;
  const { id, display_id: number } = await placeOrder(undefined, email, product.variantId);
  const text = `Data contabile;Ordinante;Causale;Importo\n23/11/2026;${randomUUID()};ST-${number};40,00`;
  const { lines } = await post<{ lines: PreviewedLine[] }>("/admin/bank-statements", {
    text,
    only_incoming: true,
  });
  await post("/admin/bank-statement-bookings", { line: lines[0]?.line, order_id: id });
  expect((await refundsToSend(id)).map(({ cents }) => cents)).toEqual([730]);
  expect(await pageOf(id)).toMatchObject({ status: "processing", paid_cents: 3270, refunded_cents: 0 });
  const announced = await waitForMail(email, "refund-announced");
  expect(announced.text.replace(/\s+/g, " ")).toContain("Sie haben mehr überwiesen");
  expect(announced.text).not.toContain("Gutschrift");
  await sendBackAll(id);
  await waitForMail(email, "order-refunded");
  expect(await pageOf(id)).toMatchObject({ status: "processing", partly: [], refunded_cents: 0 });
});
