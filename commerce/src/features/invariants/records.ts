import { z } from "@medusajs/framework/zod";
import { shopTimeZone, dayMs } from "@su-turrone/contract/time-zone";
import { missingMails } from "../mail/order-mail-rows";
import { mails } from "../mail/mails";
import { orderMails } from "../mail/order-mails";
import { missingGuards, type Books, type Invariant } from "./invariant";

/** How far back mails are checked, in days; the backfill job does not look further back either. */
const mailDays = 7;

/** How long a mail may be overdue: sending is retried for hours. */
const maxMailDelayMs = 12 * 60 * 60 * 1000;

const seriesRows = z.array(
  z.object({
    id: z.string(),
    issued: z.coerce.number(),
    first: z.coerce.number(),
    highest: z.coerce.number(),
    last: z.coerce.number(),
    backwards: z.coerce.number(),
  }),
);

async function brokenSeries({ knex }: Books): Promise<string[]> {
  // a document is dated by its day in Tonara; documents issued concurrently may differ by milliseconds
  const day = knex.raw("(issued_at at time zone ?)::date", [shopTimeZone]);
  const dated = knex("shop_document")
    .select("kind", "year", "sequence")
    .select(knex.raw("lag(?) over (partition by kind, year order by sequence) > ? as earlier", [day, day]))
    .whereNull("deleted_at");
  const rows: unknown = await knex
    .from(dated.as("dated"))
    // a series without any documents left is found by its counter
    .fullOuterJoin("document_counter as counter", (join) =>
      join.on("counter.kind", "dated.kind").andOn("counter.year", "dated.year"),
    )
    .select(knex.raw("coalesce(counter.id, dated.kind || '-' || dated.year) as id"))
    .count({ issued: "sequence" })
    .min({ first: "sequence" })
    .max({ highest: "sequence" })
    .select(knex.raw("coalesce(max(counter.last), 0) as last"))
    .select(knex.raw("count(*) filter (where earlier) as backwards"))
    .groupBy("counter.id", "dated.kind", "dated.year")
    .orderBy("id");
  return seriesRows
    .parse(rows)
    .flatMap(({ id, issued, first, highest, last, backwards }) => [
      ...(first !== 1 || issued !== highest
        ? [`Series ${id}: ${issued} documents have the numbers ${first} to ${highest}`]
        : []),
      ...(highest === last
        ? []
        : [`Series ${id}: the last number assigned is ${last}, the highest issued ${highest}`]),
      ...(backwards > 0
        ? [`Series ${id}: ${backwards} documents are dated before the one with the number before`]
        : []),
    ]);
}

const snapshotRows = z.array(z.object({ label: z.string() }));

/** Documents whose lines, shipping, discount and VAT do not add up to their total. A credit note has no lines. */
async function wrongSums({ knex }: Books): Promise<string[]> {
  const sumOf = (list: string, field: string) =>
    `(select coalesce(sum((one->>'${field}')::bigint), 0) from jsonb_array_elements(snapshot->'${list}') as one)`;
  const total = "(snapshot->>'total_cents')::bigint";
  const rows: unknown = await knex("shop_document")
    .select("label")
    .whereNull("deleted_at")
    .whereRaw(
      `(${sumOf("taxes", "gross_cents")} <> ${total}
        or ${sumOf("taxes", "net_cents")} + ${sumOf("taxes", "vat_cents")} <> ${total}
        or (kind in ('invoice', 'sale') and ${sumOf("lines", "total_cents")} - (snapshot->>'discount_cents')::bigint
          + (snapshot->>'shipping_cents')::bigint <> ${total}))`,
    )
    .orderBy("label");
  return snapshotRows
    .parse(rows)
    .map(({ label }) => `Document ${label}: lines, shipping, discount and VAT do not add up to its total`);
}

/** Recent rows that should have triggered a mail and have none. */
async function mailsNotQueued(
  { knex, now, settledBefore }: Books,
  names: readonly string[],
): Promise<string[]> {
  const span = { from: new Date(now.getTime() - mailDays * dayMs), before: settledBefore };
  const lines: string[] = [];
  for (const { names: all, catchUp } of mails) {
    for (const name of all.filter((one) => catchUp && names.includes(one))) {
      const missing = catchUp ? await missingMails(knex, name, catchUp.rows, span) : [];
      lines.push(...missing.map((id) => `The mail "${name}" for ${id} is missing`));
    }
  }
  return lines;
}

const mailRows = z.array(z.object({ event: z.string(), key: z.string(), mails: z.coerce.number() }));

/** Mails that exist twice for the same recipient and reason, and mails that are long overdue. */
async function doubledOrStuck({ knex, now }: Books): Promise<string[]> {
  const duplicateRows: unknown = await knex("outbox_mail")
    .select("event", "key")
    .count({ mails: "*" })
    .whereNull("deleted_at")
    .groupBy("event", "key", "recipient")
    .having(knex.raw("count(*) > 1"));
  const stuckRows: unknown = await knex("outbox_mail")
    .select("event", "key")
    .count({ mails: "*" })
    .whereNull("deleted_at")
    .whereIn("status", ["queued", "sending"])
    .where("next_try", "<", new Date(now.getTime() - maxMailDelayMs))
    .groupBy("event", "key");
  return [
    ...mailRows
      .parse(duplicateRows)
      .map((one) => `The mail "${one.event}" for ${one.key} exists ${one.mails} times`),
    ...mailRows
      .parse(stuckRows)
      .map((one) => `The mail "${one.event}" for ${one.key} has not been sent for half a day`),
  ];
}

const givenUpRows = z.array(z.object({ event: z.string(), key: z.string() }));

/** Recent mails about orders and withdrawals that could not be delivered. */
async function mailsGivenUp({ knex, now }: Books): Promise<string[]> {
  // anybody may submit a withdrawal with an invalid address; only those of a real order concern the books
  const ofNoOrder = knex("withdrawal")
    .where("withdrawal.id", knex.ref("mail.key"))
    .whereNull("withdrawal.order_id");
  const rows: unknown = await knex("outbox_mail as mail")
    .select("mail.event", "mail.key")
    .whereNull("mail.deleted_at")
    .where("mail.status", "failed")
    .whereIn("mail.event", [
      ...orderMails.map(({ name }) => name),
      "withdrawal-received",
      "withdrawal-notice",
    ])
    .where("mail.updated_at", ">=", new Date(now.getTime() - mailDays * dayMs))
    .whereNotExists(ofNoOrder)
    .orderBy("mail.created_at");
  return givenUpRows
    .parse(rows)
    .map(
      ({ event, key }) => `The mail "${event}" for ${key} could not be delivered and is no longer retried`,
    );
}

/** Records the database refuses to change or delete. */
const records = { final: { shop_document: "shop_document_is_final", withdrawal: "withdrawal_is_final" } };

const settingRows = z.array(z.object({ name: z.string(), setting: z.string() }));

/** PostgreSQL settings that may lose committed data. */
async function unsafeSettings({ knex }: Books): Promise<string[]> {
  const rows: unknown = await knex("pg_settings")
    .select("name", "setting")
    .whereIn("name", ["fsync", "synchronous_commit", "full_page_writes"])
    .where("setting", "off");
  return settingRows
    .parse(rows)
    .map(({ name }) => `PostgreSQL runs with ${name} = off: a power cut may lose orders that were confirmed`);
}

/** Mails that each correspond to a row; the mail about delivery is sent with the last parcel, and is not checked. */
const mailsOfRows = [
  "order-received",
  "order-notice",
  "order-cancelled",
  "order-paid",
  "refund-account",
  "refund-announced",
  "order-refunded",
  "order-shipped",
  "address-changed",
  "tracking-corrected",
  "shipment-undone",
] as const;

/** Invariants of documents, mails and withdrawals, and of the database itself. */
export const recordInvariants: readonly Invariant[] = [
  {
    name: "documents-gapless",
    promise: "Invoices and credit notes are numbered without gaps or duplicates, in the order of their dates",
    broken: brokenSeries,
  },
  {
    name: "documents-add-up",
    promise: "Lines, shipping, discount and VAT of each document add up to its total, to the cent",
    broken: wrongSums,
  },
  {
    name: "mails-once",
    promise:
      "Each order, payment, refund, cancellation and parcel has its mail exactly once; none waits for too long, none has failed for good",
    broken: async (books) => [
      ...(await mailsNotQueued(books, mailsOfRows)),
      ...(await doubledOrStuck(books)),
      ...(await mailsGivenUp(books)),
    ],
  },
  {
    name: "withdrawals-kept",
    promise:
      "Each withdrawal has its receipt and its notice to the owner, and is never changed; nor is a document",
    broken: async (books) => [
      ...(await mailsNotQueued(books, ["withdrawal-received", "withdrawal-notice"])),
      ...(await missingGuards(books, records)),
    ],
  },
  {
    name: "written-is-safe",
    promise: "What the database has confirmed survives a power cut",
    broken: unsafeSettings,
  },
];
