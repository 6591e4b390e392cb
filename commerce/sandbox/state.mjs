/** The sandbox's state: one JSON file, written after each change, so that it survives a kill -9. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** @typedef {import("./types.mjs").Intent} Intent */

/**
 * @typedef {object} Data
 * @property {Record<string, Intent>} intents
 * @property {Record<string, import("./types.mjs").PaymentMethod>} methods
 * @property {Record<string, import("./types.mjs").ConfirmationToken>} tokens
 * @property {Record<string, import("./types.mjs").Refund>} refunds
 * @property {Record<string, import("./types.mjs").Dispute>} disputes
 * @property {Record<string, { id: string, object: string, amount: number, arrival_date: number, created: number, currency: string, status: string }>} payouts
 * @property {Record<string, import("./types.mjs").Customer>} customers
 * @property {Record<string, import("./types.mjs").Answer>} answers by idempotency key
 * @property {import("./types.mjs").Delivery[]} deliveries pending webhooks
 * @property {import("./types.mjs").Fault[]} faults for the next calls
 */

/** @returns {Data} */
const empty = () => ({
  intents: {},
  methods: {},
  tokens: {},
  refunds: {},
  disputes: {},
  payouts: {},
  customers: {},
  answers: {},
  deliveries: [],
  faults: [],
});

/** Current time in seconds since 1970, the unit of Stripe's API. */
export const now = () => Math.floor(Date.now() / 1000);

/**
 * A new id in Stripe's format, `pi_…`.
 * @param {string} prefix
 */
export const newId = (prefix) => `${prefix}_${randomBytes(12).toString("hex")}`;

export class State {
  /** @type {Data} */
  data;
  #file;

  /** @param {string} file */
  constructor(file) {
    this.#file = file;
    mkdirSync(path.dirname(file), { recursive: true });
    this.data = existsSync(file) ? { ...empty(), ...JSON.parse(readFileSync(file, "utf8")) } : empty();
  }

  /** Writes the state atomically: a reader never sees a partial file. */
  save() {
    const next = `${this.#file}.${process.pid}`;
    writeFileSync(next, JSON.stringify(this.data), { mode: 0o600 });
    renameSync(next, this.#file);
  }
}
