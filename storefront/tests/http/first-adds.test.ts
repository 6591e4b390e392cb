import { expect, test } from "vitest";
import { ownProduct } from "../../../testing/own-product";
import { cartApiPath } from "../../app/i18n/paths";
import type { CartActionResult, CartSnapshot } from "../../app/cart/cart-action-result";
import { noTicket, queueTicketHeader } from "@su-turrone/contract/change-queue";
import { Visitor } from "./visitor";

/** Number of visitors who add a first pack at the same moment; `CROWD_ADDS=100` for a newsletter. */
const adds = Number(process.env["CROWD_ADDS"] ?? 30);

/** After this time (ms) a visitor no longer asks again. */
const patienceMs = 60_000;

const product = await ownProduct(`Newsletter ${Date.now()}`, { stock: adds });

/**
 * Adds a first pack like the page: asks again, with its ticket, as long as it is given a place in the queue.
 * @returns "added", "crowded" if the last answer asks for patience, otherwise status and code of another refusal
 */
async function addFirst(visitor: Visitor): Promise<string> {
  const until = Date.now() + patienceMs;
  const fields = {
    intent: "add",
    variantId: product.variantId,
    quantity: "1",
    submissionId: `${crypto.randomUUID().replaceAll("-", "")}-0`,
  };
  const input = visitor.request("POST", cartApiPath("de"), Object.entries(fields));
  let ticket: string | undefined = noTicket;
  let end = "";
  while (ticket && Date.now() < until) {
    const headers = { ...input.headers, [queueTicketHeader]: ticket };
    const { status, body } = await visitor.send({ ...input, headers });
    if (status === 200) return "added";
    const error = (JSON.parse(body) as CartActionResult).refusal?.error;
    end = status === 503 && error?.code === "crowded" ? error.code : `${status} ${error?.code}`;
    ticket = error?.queue?.ticket;
  }
  return end;
}

/** Packs in the visitor's cart, by line. */
async function packsOf(visitor: Visitor): Promise<number[] | undefined> {
  const { body } = await visitor.send(visitor.request("GET", cartApiPath("de")));
  return (JSON.parse(body) as CartSnapshot).cart?.lines.map(({ quantity }) => quantity);
}

test(
  `${adds} visitors add a first pack at one moment: nine in ten get it, and the others hear of the crowd`,
  { timeout: 240_000 },
  async () => {
    const visitors = Array.from({ length: adds }, (_, n) => new Visitor(30_000 + n));
    const ends = await Promise.all(visitors.map(addFirst));
    expect(ends.filter((end) => end !== "added" && end !== "crowded")).toEqual([]);
    const served = visitors.filter((_, n) => ends[n] === "added");
    expect(served.length).toBeGreaterThanOrEqual(0.9 * adds);
    for (const visitor of served) expect(await packsOf(visitor)).toEqual([1]);
  },
);
