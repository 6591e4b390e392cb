import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { runJob } from "../../../testing/owner";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { waitForMail } from "./mails";
import { send, variant } from "./shop";

const randomEmail = () => `${randomUUID()}@example.com`;

it(
  "deletes mails without an order a month after they were sent, and keeps mails about orders",
  { timeout: 120_000 },
  async () => {
    const [old, young, waiting] = [randomEmail(), randomEmail(), randomEmail()];
    for (const email of [old, young, waiting]) {
      const message = { name: "Grazia", email, topic: "other", message: "Buongiorno!", language: "it" };
      expect((await send("POST", "/store/messages", message)).status).toBeLessThan(300);
      await waitForMail(email, "contact-copy");
    }
    const { id } = await placeOrder();
    const keyed = async () =>
      (await sql("select id from outbox_mail where event = 'order-received' and key = $1", [id])).length;
    await expect.poll(keyed, { timeout: 60_000 }).toBe(1);
    const sent = "update outbox_mail set status = 'sent', sent_at = now() - $2::interval where";
    await sql(`${sent} recipient = $1`, [old, "31 days"]);
    await sql(`${sent} recipient = $1`, [young, "29 days"]);
    await sql(`${sent} key = $1`, [id, "400 days"]);
    await sql("update outbox_mail set status = 'failed', sent_at = null where recipient = $1", [waiting]);

    await runJob("delete-old-mails");
    const remainingRows = async (email: string) =>
      (await sql("select id from outbox_mail where recipient = $1", [email])).length;
    expect([
      await remainingRows(old),
      await remainingRows(young),
      await remainingRows(waiting),
      await keyed(),
    ]).toEqual([0, 1, 1, 1]);
  },
);

it("deletes unconfirmed newsletter subscriptions after a week, and keeps those that were confirmed once", async () => {
  const [old, young, former] = [randomEmail(), randomEmail(), randomEmail()];
  for (const email of [old, young, former]) {
    const body = { email, language: "de", text_version: "2026-11" };
    expect((await send("POST", "/store/newsletter", body)).status).toBe(202);
  }
  const asked = "update newsletter_subscription set updated_at = now() - $2::interval where email = $1";
  await sql(asked, [old, "8 days"]);
  await sql(asked, [young, "6 days"]);
  await sql(asked, [former, "8 days"]);
  await sql(
    `insert into newsletter_event (id, act, at, subscription_id)
     select 'nlevt_' || id, 'confirmed', now() - interval '20 days', id from newsletter_subscription where email = $1`,
    [former],
  );

  await runJob("delete-unconfirmed");
  const remainingRows = async (email: string) =>
    (
      await sql(
        "select e.id from newsletter_event e join newsletter_subscription s on s.id = e.subscription_id where s.email = $1",
        [email],
      )
    ).length;
  expect([await remainingRows(old), await remainingRows(young), await remainingRows(former)]).toEqual([
    0, 1, 2,
  ]);
});

it("deletes answered messages after a year, and keeps open ones", async () => {
  const [old, young, open] = [randomEmail(), randomEmail(), randomEmail()];
  for (const email of [old, young, open]) {
    const message = { name: "Grazia", email, topic: "other", message: "Buongiorno!", language: "it" };
    expect((await send("POST", "/store/messages", message)).status).toBe(201);
  }
  const mark = "update contact_message set status = $3, updated_at = now() - $2::interval where email = $1";
  await sql(mark, [old, "366 days", "done"]);
  await sql(mark, [young, "364 days", "done"]);
  await sql(mark, [open, "366 days", "open"]);

  await runJob("delete-expired-records");
  const remainingRows = async (email: string) =>
    (await sql("select id from contact_message where email = $1", [email])).length;
  expect([await remainingRows(old), await remainingRows(young), await remainingRows(open)]).toEqual([
    0, 1, 1,
  ]);
});

it("deletes the proof of consent five years after a newsletter subscription ended, not while it is active", async () => {
  const [old, young, subscribed] = [randomEmail(), randomEmail(), randomEmail()];
  for (const email of [old, young, subscribed]) {
    const body = { email, language: "de", text_version: "2026-11" };
    expect((await send("POST", "/store/newsletter", body)).status).toBe(202);
  }
  const end =
    "update newsletter_subscription set status = $3, updated_at = now() - $2::interval where email = $1";
  await sql(end, [old, "1827 days", "unsubscribed"]);
  await sql(end, [young, "1825 days", "unsubscribed"]);
  await sql(end, [subscribed, "1827 days", "confirmed"]);

  await runJob("delete-expired-records");
  const remainingRows = async (email: string) =>
    (
      await sql(
        "select e.id from newsletter_event e join newsletter_subscription s on s.id = e.subscription_id where s.email = $1",
        [email],
      )
    ).length;
  expect([await remainingRows(old), await remainingRows(young), await remainingRows(subscribed)]).toEqual([
    0, 1, 1,
  ]);
  expect(await sql("select id from newsletter_event where subscription_id is null")).toEqual([]);
});

it("deletes confirmed back-in-stock requests after a year", async () => {
  const { id: variantId } = await variant("ST-MAN-0300");
  const [old, young] = [randomEmail(), randomEmail()];
  for (const email of [old, young]) {
    const body = { variant_id: variantId, email, language: "de" };
    expect((await send("POST", "/store/back-in-stock", body)).status).toBeLessThan(300);
  }
  // of a weight no longer sold, so that no notification is sent
  const wait =
    "update restock_alert set confirmed_at = now(), asked_at = now() - $2::interval, variant_id = 'variant_gone' where email = $1";
  await sql(wait, [old, "366 days"]);
  await sql(wait, [young, "364 days"]);

  await runJob("delete-expired-records");
  const remainingRows = await sql("select email from restock_alert where email = any($1)", [[old, young]]);
  expect(remainingRows).toEqual([{ email: young }]);
  await sql("delete from restock_alert where email = $1", [young]);
});

it("deletes unconfirmed back-in-stock requests after a week", async () => {
  const { id: variantId } = await variant("ST-MAN-0300");
  const [old, young, confirmed] = [randomEmail(), randomEmail(), randomEmail()];
  for (const email of [old, young, confirmed]) {
    const body = { variant_id: variantId, email, language: "de" };
    expect((await send("POST", "/store/back-in-stock", body)).status).toBeLessThan(300);
  }
  const asked = "update restock_alert set asked_at = now() - $2::interval where email = $1";
  await sql(asked, [old, "8 days"]);
  await sql(asked, [young, "6 days"]);
  await sql(asked, [confirmed, "8 days"]);
  // of a weight no longer sold, so that no notification is sent
  await sql("update restock_alert set confirmed_at = now(), variant_id = 'variant_gone' where email = $1", [
    confirmed,
  ]);

  await runJob("delete-unconfirmed");
  const remainingRows = async (email: string) =>
    (await sql("select id from restock_alert where email = $1", [email])).length;
  expect([await remainingRows(old), await remainingRows(young), await remainingRows(confirmed)]).toEqual([
    0, 1, 1,
  ]);
  await sql("delete from restock_alert where email = any($1)", [[young, confirmed]]);
});
