import { expect, it } from "vitest";
import { runJob } from "../../../testing/owner";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { waitForMail } from "./mails";
import { newAddress } from "./people";
import { send, variant } from "./shop";

/** The forms of the shop by route: what is sent, the answer, and what is kept of an address ($1). */
const forms = {
  messages: {
    body: { name: "Grazia", topic: "other", message: "Buongiorno!", language: "it" },
    status: 201,
    kept: "select id from contact_message where email = $1",
  },
  newsletter: {
    body: { language: "de", text_version: "2026-11" },
    status: 202,
    kept: "select e.id from newsletter_event e join newsletter_subscription s on s.id = e.subscription_id where s.email = $1",
  },
  "back-in-stock": {
    body: { variant_id: (await variant("ST-MAN-0300")).id, language: "de" },
    status: 202,
    kept: "select id from restock_alert where email = $1",
  },
};
type Form = keyof typeof forms;

async function sendForm(form: Form, email: string): Promise<void> {
  const { body, status } = forms[form];
  expect((await send("POST", `/store/${form}`, { ...body, email })).status).toBe(status);
}

it("deletes mails a month after they were sent, but those about orders", { timeout: 120_000 }, async () => {
  const [old, young, waiting] = [newAddress(), newAddress(), newAddress()];
  for (const email of [old, young, waiting]) {
    await sendForm("messages", email);
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
  const left = async (email: string) =>
    (await sql("select id from outbox_mail where recipient = $1", [email])).length;
  expect([await left(old), await left(young), await left(waiting), await keyed()]).toEqual([0, 1, 1, 1]);
});

/** Makes what was sent from an address ($1) a number of days old ($2), and changes other columns of it. */
const aged = (table: string, column: string, more = "") =>
  `update ${table} set ${column} = now() - make_interval(days => $2)${more} where email = $1`;
const message = (status: string) => aged("contact_message", "updated_at", `, status = '${status}'`);
const subscription = aged("newsletter_subscription", "updated_at");
const confirmedOnce = `
  with once as (insert into newsletter_event (id, act, at, subscription_id)
    select 'nlevt_' || id, 'confirmed', now() - interval '20 days', id from newsletter_subscription where email = $1)
  ${subscription}`;
const ended = (status: string) => aged("newsletter_subscription", "updated_at", `, status = '${status}'`);
const request = aged("restock_alert", "asked_at");
// of a weight no longer sold, so that no notification is sent
const confirmedRequest = aged(
  "restock_alert",
  "asked_at",
  ", confirmed_at = now(), variant_id = 'variant_gone'",
);

/** How what was sent got where it is, how many days ago, and how many rows are left of it. */
interface Records {
  changes: string[];
  days: number[];
  left: number[];
}

/** What is old enough is deleted, and what is not, or is still needed, is kept. */
const cases: readonly [what: string, Form, job: string, Records][] = [
  [
    "unconfirmed newsletter subscriptions after a week, and keeps those that were confirmed once",
    "newsletter",
    "delete-unconfirmed",
    { changes: [subscription, subscription, confirmedOnce], days: [8, 6, 8], left: [0, 1, 2] },
  ],
  [
    "answered messages after a year, and keeps open ones",
    "messages",
    "delete-expired-records",
    { changes: ["done", "done", "open"].map(message), days: [366, 364, 366], left: [0, 1, 1] },
  ],
  [
    "the proof of consent five years after a newsletter subscription ended, not while it is active",
    "newsletter",
    "delete-expired-records",
    {
      changes: ["unsubscribed", "unsubscribed", "confirmed"].map(ended),
      days: [1827, 1825, 1827],
      left: [0, 1, 1],
    },
  ],
  [
    "confirmed back-in-stock requests after a year",
    "back-in-stock",
    "delete-expired-records",
    { changes: [confirmedRequest, confirmedRequest], days: [366, 364], left: [0, 1] },
  ],
  [
    "unconfirmed back-in-stock requests after a week",
    "back-in-stock",
    "delete-unconfirmed",
    { changes: [request, request, confirmedRequest], days: [8, 6, 8], left: [0, 1, 1] },
  ],
];

it.each(cases)("deletes %s", async (_, form, job, { changes, days, left }) => {
  const emails = changes.map(newAddress);
  for (const [index, email] of emails.entries()) {
    await sendForm(form, email);
    await sql(changes[index] ?? "", [email, days[index]]);
  }
  await runJob(job);
  const kept = await Promise.all(emails.map((email) => sql(forms[form].kept, [email])));
  expect(kept.map(({ length }) => length)).toEqual(left);
  expect(await sql("select id from newsletter_event where subscription_id is null")).toEqual([]);
  await sql("delete from restock_alert where email = any($1)", [emails]);
});
