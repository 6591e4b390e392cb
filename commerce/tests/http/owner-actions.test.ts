import { knex } from "@medusajs/framework/mikro-orm/knex";
import { afterAll, describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { rowsOfRun } from "../../../testing/night";
import { runJob } from "../../../testing/owner";
import { checkInvariants } from "../../src/features/invariants/check-invariants";
import { sql } from "./database";
import { placed, refundGoods } from "./line-refund-tools";
import { addedSince, monthFigures } from "./month-figures";
import { actions, meetings, nameOfMeeting, type Action } from "./owner-actions";
import { stripe, type Method } from "./payment-tools";

const database = knex({ client: "pg", connection: setting("DATABASE_URL") });
const goods = await refundGoods();

afterAll(() => database.destroy());

/**
 * Violations as of half an hour from now: nothing of the tests is in progress any more.
 * @param isWhole with what Stripe knows, whose payments take longest to read
 */
async function violations(isWhole: boolean): Promise<string[]> {
  const checked = await checkInvariants({
    knex: database,
    stripe: isWhole ? stripe : null,
    shopUrl: setting("SHOP_URL"),
    now: new Date(Date.now() + 30 * 60_000),
    transferDays: 7,
  });
  return checked.flatMap(({ broken }) => broken);
}

/** Waits until the books are right but for what was wrong `before`: mails and documents follow a moment later. */
const booksAreRight = (before: ReadonlySet<string>, message: string, isWhole = true) =>
  expect
    .poll(async () => (await violations(isWhole)).filter((line) => !before.has(line)), {
      timeout: 30_000,
      interval: 100,
      message,
    })
    .toEqual([]);

/** The mails to a buyer that have been sent, by name; one that waits or was suppressed is named as such. */
const mailed = async (email: string): Promise<string[]> =>
  (
    await sql<{ event: string; status: string }>(
      "select event, status from outbox_mail where recipient = $1 order by created_at, event",
      [email],
    )
  ).map(({ event, status }) => (status === "sent" ? event : `${event} ${status}`));

/** What the end of a way says: the buyer's mails after `order-received`, and what the month contains of it, in euros. */
interface End {
  mails: string;
  taken: number;
  refunded: number;
  sales: number;
}
const end = (mails: string, taken = 0, refunded = 0, sales = 0): End => ({ mails, taken, refunded, sales });

/**
 * Orders of 80 euros. Nothing but what was sent back counts as refunded, while the credit note counts from the day of
 * the refund.
 */
const cases: readonly [method: Method, steps: readonly Action[], End][] = [
  ["card", [], end("", 80, 0, 80)],
  ["card", ["pack", "ship"], end("shipped", 80, 0, 80)],
  ["card", ["line refund"], end("refunded", 80, 20, 60)],
  ["card", ["line refund", "refund all"], end("refunded refunded", 80, 80)],
  ["card", ["partial refund", "refund all"], end("refunded refunded", 80, 80)],
  ["card", ["pack", "refund all", "unpack"], end("refunded", 80, 80)],
  ["card", ["pack", "unpack", "refund all"], end("refunded", 80, 80)],
  ["card", ["pack", "ship", "refund all"], end("refunded shipped", 80, 80)],
  ["card", ["pack", "ship", "deliver", "refund all"], end("refunded shipped", 80, 80)],
  ["card", ["cancel"], end("cancelled refunded", 80, 80)],
  ["card", ["line refund", "cancel"], end("cancelled refunded refunded", 80, 80)],
  ["card", ["partial refund", "cancel"], end("cancelled refunded refunded", 80, 80)],
  ["card", ["pack", "unpack", "cancel"], end("cancelled refunded", 80, 80)],
  ["card", ["withdraw", "refund all", "settle"], end("refunded withdrawal", 80, 80)],
  ["bank", [], end("")],
  ["bank", ["cancel"], end("cancelled")],
  ["bank", ["release"], end("cancelled")],
  ["bank", ["withdraw", "settle"], end("cancelled withdrawal")],
  ["bank", ["book"], end("paid", 5)],
  ["bank", ["book", "release"], end("paid", 5)],
  ["bank", ["book", "cancel"], end("announced cancelled paid", 5)],
  ["bank", ["book", "refund all"], end("announced paid", 5)],
  ["bank", ["book", "accept the part"], end("paid", 5, 0, 80)],
  ["bank", ["book", "partial refund"], end("announced paid", 5)],
  ["bank", ["book", "accept the part", "partial refund", "pack"], end("announced paid", 5, 0, 79)],
  ["bank", ["book", "accept the part", "cancel"], end("announced cancelled paid", 5)],
  ["bank", ["book", "accept the part", "refund all"], end("announced paid", 5)],
  ["bank", ["book", "accept the part", "pack", "ship"], end("paid shipped", 5, 0, 80)],
  ["bank", ["book", "accept the part", "capture the rest"], end("paid paid", 80, 0, 80)],
  ["bank", ["capture"], end("paid", 80, 0, 80)],
  ["bank", ["capture", "line refund", "refund all"], end("announced announced paid", 80)],
  ["bank", ["capture", "partial refund", "refund all"], end("announced announced paid", 80)],
  ["bank", ["capture", "pack", "refund all", "unpack"], end("announced paid", 80)],
  ["bank", ["capture", "pack", "unpack", "refund all"], end("announced paid", 80)],
  ["bank", ["capture", "pack", "ship", "refund all"], end("announced paid shipped", 80)],
  ["bank", ["capture", "pack", "ship", "deliver", "refund all"], end("announced paid shipped", 80)],
  ["bank", ["capture", "cancel"], end("announced cancelled paid", 80)],
  ["bank", ["capture", "line refund", "cancel"], end("announced announced cancelled paid", 80)],
  ["bank", ["capture", "partial refund", "cancel"], end("announced announced cancelled paid", 80)],
  ["bank", ["capture", "pack", "unpack", "cancel"], end("announced cancelled paid", 80)],
  ["bank", ["capture", "cancel", "send back"], end("announced cancelled paid refunded", 80, 80)],
  [
    "bank",
    ["capture", "refund all", "send back", "not sent after all"],
    end("announced announced paid refunded", 80),
  ],
  [
    "bank",
    ["capture", "refund all", "send back", "not sent after all", "send back"],
    end("announced announced paid refunded refunded", 80, 80),
  ],
  ["bank", ["capture", "withdraw", "settle"], end("paid withdrawal", 80, 0, 80)],
  [
    "bank",
    ["capture", "withdraw", "refund all", "send back", "settle"],
    end("announced paid refunded withdrawal", 80, 80),
  ],
];

/** Money that goes back in two ways, comes in parts, or goes back and is said not to have. */
const everydayCases = [
  "card: line refund, refund all",
  "card: partial refund, cancel",
  "card: pack, ship, deliver, refund all",
  "bank: book, release",
  "bank: book, accept the part, cancel",
  "bank: book, accept the part, refund all",
  "bank: capture, line refund, cancel",
  "bank: capture, refund all, send back, not sent after all, send back",
];
const casesOfRun = rowsOfRun(cases, ([method, steps]) => `${method}: ${steps.join(", ")}`, everydayCases);

const mailNames: Readonly<Record<string, string>> = {
  announced: "refund-announced",
  cancelled: "order-cancelled",
  paid: "order-paid",
  refunded: "order-refunded",
  shipped: "order-shipped",
  withdrawal: "withdrawal-received",
};

describe("the books are right after each action of the owner", { timeout: 120_000 }, () => {
  it.each(casesOfRun)("on an order by %s: %j", async (method, steps, { mails, taken, refunded, sales }) => {
    // documents of orders before this one
    await runJob("issue-missing-documents");
    const before = new Set(await violations(true));
    const month = await monthFigures();
    const order = await placed(goods, method);
    for (const [index, step] of steps.entries()) {
      await actions[step](order);
      // what an order by transfer does at Stripe by mistake is still seen at its end
      const isWhole = method !== "bank" || index === steps.length - 1;
      await booksAreRight(before, steps.slice(0, index + 1).join(", "), isWhole);
    }
    await runJob("issue-missing-documents");
    await runJob("backfill-mails");
    const names = mails.split(" ").flatMap((name) => mailNames[name] ?? []);
    await expect
      .poll(async () => (await mailed(order.email)).toSorted(), { timeout: 30_000 })
      .toEqual(["order-received", ...names].toSorted());
    expect(await addedSince(month)).toEqual({
      taken: taken * 100,
      refunded: refunded * 100,
      sales: sales * 100,
      disputes: 0,
      dispute_fees: 0,
      dispute_beyond: 0,
    });
  });
});

const meetingsOfRun = rowsOfRun(meetings, nameOfMeeting, [
  "bank: release and capture",
  "bank: capture, line refund, send back and cancel",
  "bank: capture, refund all, send back and send back",
  "card: refund all and refund at Stripe",
  "card: line refund and dispute",
  "card: cancel and dispute",
  "card: cancel and reconcile",
]);

describe("the books are right after two actions at the same moment", { timeout: 120_000 }, () => {
  it("of which none is left out", () => {
    const met = new Set(meetings.flatMap(({ one, other }) => [one, other]));
    expect(met).toEqual(new Set(Object.keys(actions)));
  });

  it.each(meetingsOfRun.map((meeting) => [nameOfMeeting(meeting), meeting] as const))(
    "%s",
    async (name, { method, before: steps, one, other }) => {
      const before = new Set(await violations(true));
      const order = await placed(goods, method);
      for (const step of steps) await actions[step](order);
      const answers = await Promise.allSettled([actions[one](order), actions[other](order)]);
      expect(answers.map(({ status }) => status)).toContain("fulfilled");
      // as every few minutes: a webhook that met a busy order is not repeated here
      await runJob("reconcile-payments");
      await booksAreRight(before, name);
    },
  );
});
