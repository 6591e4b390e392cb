import { date } from "@su-turrone/contract/formats";
import { endOfShopDay, shopDayAfter } from "@su-turrone/contract/time-zone";
import { describe, expect, it } from "vitest";
import { capture, refund, sendBackAll, settleAnyway } from "../../../testing/orders";
import { createProduct } from "../../../testing/products";
import type { Today } from "../../src/features/today/read-today";
import { noticesWith } from "./bell";
import { sql } from "./database";
import { declaration } from "./declarations";
import { placeOrder } from "./delivered-order";
import { mailsTo } from "./mails";
import { newAddress } from "./people";
import { owner, send } from "./shop";

const admin = await owner();

interface Listed {
  name: string;
  id: string;
  email: string;
  order_id: string | null;
  status: string;
  received_at: string;
  due_at: string;
  days_left: number;
  refund_state: string;
}

async function inbox(email: string): Promise<Listed[]> {
  const { withdrawals } = await admin.client.fetch<{ withdrawals: Listed[] }>("/admin/withdrawals?limit=100");
  return withdrawals.filter((withdrawal) => withdrawal.email === email);
}

/** Declares a withdrawal. */
const declare = (change: Parameters<typeof declaration>[0]) =>
  send("POST", "/store/withdrawals", declaration(change));

/** Makes a declaration the oldest: "Today" lists the oldest first, and other tests leave some behind. */
async function makeOldest(id = ""): Promise<void> {
  await sql("alter table withdrawal disable trigger user");
  await sql("update withdrawal set received_at = received_at - interval '6 years' where id = $1", [id]);
  await sql("alter table withdrawal enable trigger user");
}

describe("a withdrawal", () => {
  it("is received with its date and time, and appears in the owner's inbox with a deadline of fourteen days", async () => {
    const given = declaration({ items: "1 Mandeltorrone\n2 Haselnuss" });
    const { status, body } = await send("POST", "/store/withdrawals", given);
    expect(status).toBe(201);
    const { received_at: received } = body["withdrawal"] as { received_at: string };
    expect(Math.abs(Date.now() - Date.parse(received))).toBeLessThan(5 * 60_000);
    const [listed, ...others] = await inbox(given.email);
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ order_id: null, status: "open", days_left: 14 });
    expect(listed?.due_at).toBe(endOfShopDay(shopDayAfter(new Date(received), 14)).toISOString());
  });

  it("is stored and notified once if it is sent several times, without the sender's data", async () => {
    const number = String(Math.floor(Math.random() * 1_000_000_000));
    const given = declaration({ order_number: number });
    const first = await send("POST", "/store/withdrawals", given);
    expect(await send("POST", "/store/withdrawals", given)).toEqual(first);
    expect(await inbox(given.email)).toHaveLength(1);
    await expect
      .poll(() => noticesWith(`Recesso dall’ordine ${number}`))
      .toEqual([
        {
          title: `Recesso dall’ordine ${number}`,
          description: expect.stringMatching(/^Termine per il rimborso: \d+ \w+ \d{4}\./) as string,
        },
      ]);
  });

  it("is linked to its order, with the same response for an unknown order", async () => {
    const order = await placeOrder();
    const order_number = String(order.display_id);
    const matching = await declare({ email: "grazia@example.com", order_number });
    const mismatching = await declare({ order_number });
    expect(matching.status).toBe(201);
    expect(mismatching.status).toBe(201);
    expect(Object.keys(matching.body["withdrawal"] as object)).toEqual(
      Object.keys(mismatching.body["withdrawal"] as object),
    );
    expect((await inbox("grazia@example.com")).map((one) => one.order_id)).toContain(order.id);
  });

  it("is received again for the same order, and told apart from the one that stands, also once that is settled", async () => {
    const email = newAddress();
    const order_number = String((await placeOrder(undefined, email)).display_id);
    const first = await declare({ email, order_number });
    const second = await declare({ email, order_number, items: "1 Mandeltorrone" });
    const { id, received_at } = first.body["withdrawal"] as { id: string; received_at: string };
    const earlier = { received_at, whole: true, settled: false };
    expect(first.body).toMatchObject({ withdrawal: { earlier: null } });
    expect(second.body).toMatchObject({ withdrawal: { earlier } });
    await settleAnyway(id);
    const third = await declare({ email, order_number });
    expect(third.body).toMatchObject({ withdrawal: { earlier: { ...earlier, settled: true } } });
    expect(await inbox(email)).toHaveLength(3);
    // its receipt says so as well
    const receipts = async () =>
      (await mailsTo(email))
        .filter(({ template }) => template === "withdrawal-received")
        .map(({ text }) => text.replace(/\s+/g, " "));
    await expect
      .poll(receipts, { timeout: 30_000 })
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/Für die ganze Bestellung .* Er gilt weiter/),
          expect.stringMatching(/Für die ganze Bestellung .* abgeschlossen/),
        ]),
      );
  });

  it("requires a refund only if the shop has received money", async () => {
    const email = newAddress();
    const product = await createProduct(`Nie bezahlt ${Date.now()}`, { euro: 9 });
    const order = await placeOrder(undefined, email, product.variantId);
    await declare({ email, order_number: String(order.display_id) });
    const [declared] = await inbox(email);
    const states = async () => {
      const { withdrawals } = await admin.client.fetch<Today>("/admin/today");
      return [
        (await inbox(email))[0]?.refund_state,
        withdrawals.rows.find(({ id }) => id === declared?.id)?.refund_state,
      ];
    };
    const mails = async () =>
      (await mailsTo("owner@su-turrone.example"))
        .filter(({ subject }) => subject === `Recesso: ordine ${order.display_id}`)
        .map(({ text }) => text);
    await expect
      .poll(mails, { timeout: 30_000 })
      .toEqual([expect.stringContaining("Non c’è nulla da rimborsare.")]);
    await expect
      .poll(() => noticesWith(`Recesso dall’ordine ${order.display_id}`))
      .toMatchObject([{ description: expect.stringContaining("Non c’è nulla da rimborsare.") as string }]);
    await makeOldest(declared?.id);
    expect(await states()).toEqual(["nothing_paid", "nothing_paid"]);

    await capture(order.id);
    expect(await states()).toEqual(["due", "due"]);
    await refund(order.id);
    expect(await states()).toEqual(["to_send", "to_send"]);
    // money that is still to be sent is due as well, from the first withdrawal of the order on
    await declare({ email, order_number: String(order.display_id) });
    const firstDue = (await inbox(email)).find(({ id }) => id === declared?.id)?.due_at ?? "";
    await expect
      .poll(() => noticesWith(`Recesso dall’ordine ${order.display_id}`))
      .toContainEqual(
        expect.objectContaining({ description: expect.stringContaining(date(firstDue, "it")) as string }),
      );
    await sendBackAll(order.id);
    expect(await states()).toEqual(["returned", "returned"]);
    await admin.admin.product.delete(product.id);
  });

  it("is always accepted, and only the mails to one address are delayed", async () => {
    const email = newAddress();
    const mails = () =>
      sql<{ waits: boolean }>(
        `select next_try > created_at + interval '30 minutes' as waits from outbox_mail
         where event = 'withdrawal-received' and recipient = $1 order by created_at`,
        [email],
      );
    for (let n = 1; n <= 7; n++) {
      expect((await declare({ email })).status).toBe(201);
      await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(n);
    }
    expect(await inbox(email)).toHaveLength(7);
    expect((await mails()).map(({ waits }) => waits)).toEqual([...Array<boolean>(5).fill(false), true, true]);
  });

  it("of a known order is confirmed immediately, regardless of the number of those without an order", async () => {
    const email = newAddress();
    const product = await createProduct(`Widerrufen ${Date.now()}`, { euro: 9 });
    const order = await placeOrder(undefined, email, product.variantId);
    const isSentImmediately = async (number: string) => {
      const { body } = await declare({ email, order_number: number });
      const { id } = body["withdrawal"] as { id: string };
      const mails = () =>
        sql<{ at_once: boolean }>(
          "select next_try < created_at + interval '30 minutes' as at_once from outbox_mail where key = $1",
          [id],
        );
      await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(2);
      return (await mails()).map((mail) => mail.at_once);
    };
    await sql(
      `insert into withdrawal (id, name, email, order_number, items, language, request_id, received_at)
       select 'wdr_flood' || n, 'Nessuno', $1, '1', '', 'it', 'flood-' || n, now() from generate_series(1, 200) n`,
      [email],
    );
    try {
      expect(await isSentImmediately("1")).toEqual([false, false]);
      expect(await isSentImmediately(String(order.display_id))).toEqual([true, true]);
    } finally {
      await admin.admin.product.delete(product.id);
      // the database does not allow deleting a declaration
      await sql("alter table withdrawal disable trigger user");
      await sql("delete from withdrawal where id like 'wdr_flood%'");
      await sql("alter table withdrawal enable trigger user");
    }
  });

  it("can only be settled deliberately if its order is unknown, and reopened by the owner", async () => {
    const given = declaration();
    await send("POST", "/store/withdrawals", given);
    const [listed] = await inbox(given.email);
    const mark = (status: string) =>
      admin.client.fetch(`/admin/withdrawals/${listed?.id}`, { method: "POST", body: { status } });
    await expect(mark("settled")).rejects.toMatchObject({ status: 409 });
    expect((await inbox(given.email))[0]?.status).toBe("open");
    await settleAnyway(listed?.id ?? "");
    expect((await inbox(given.email))[0]?.status).toBe("settled");
    await mark("open");
    expect((await inbox(given.email))[0]?.status).toBe("open");
    await expect(mark("gone")).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    { name: "" },
    { email: "no address" },
    { order_number: " " },
    { items: "x".repeat(1001) },
    { language: "fr" },
    { request_id: "x" },
  ])("refuses %j", async (wrong) => {
    expect((await declare(wrong)).status).toBe(400);
  });

  it("removes line breaks from the name, which is used in a mail header", async () => {
    const given = declaration({ name: "two\r\nBcc: lines" });
    expect((await send("POST", "/store/withdrawals", given)).status).toBe(201);
    expect((await inbox(given.email))[0]?.name).toBe("two Bcc: lines");
  });

  it("cannot be changed or deleted, not even by SQL", async () => {
    const given = declaration();
    await send("POST", "/store/withdrawals", given);
    for (const statement of ["update withdrawal set name = 'x'", "delete from withdrawal"]) {
      const change = sql(`${statement} where email = $1`, [given.email]);
      await expect(change, statement).rejects.toThrow(/neither changed nor deleted/);
    }
  });
});
