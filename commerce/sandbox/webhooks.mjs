/** Events and their delivery: signed, and retried until the response is 2xx (docs.stripe.com/webhooks). */
import { createHmac } from "node:crypto";
import { newId, now } from "./state.mjs";

/** @typedef {import("./types.mjs").Delivery} Delivery */

/** Delays after failed deliveries, in ms; then delivery is given up, as Stripe does after three days. */
const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 120_000, 300_000];

/**
 * The `Stripe-Signature` header (docs.stripe.com/webhooks#verify-manually).
 * @param {string} body
 * @param {string} secret
 * @param {number} time seconds since 1970
 */
export const signatureOf = (body, secret, time) =>
  `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;

export class Webhooks {
  #state;
  #url;
  #secret;
  #faults;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #busy = false;

  /** @param {{ state: import("./state.mjs").State, faults: import("./faults.mjs").Faults, url: string, secret: string }} options */
  constructor({ state, faults, url, secret }) {
    this.#state = state;
    this.#faults = faults;
    this.#url = url;
    this.#secret = secret;
  }

  /**
   * Queues an event for delivery, with the faults configured for it.
   * @param {string} type
   * @param {import("./types.mjs").EventObject} object
   */
  emit(type, object) {
    /** @type {import("./types.mjs").StripeEvent} */
    const event = {
      id: newId("evt"),
      object: "event",
      type,
      created: now(),
      livemode: false,
      api_version: "2024-04-10",
      pending_webhooks: 1,
      data: { object: structuredClone(object) },
    };
    const fault = this.#faults.forWebhook(
      type,
      "payment_intent" in object ? object.payment_intent : object.id,
    );
    const due = Date.now() + (fault?.kind === "late" || fault?.kind === "reorder" ? (fault.ms ?? 5_000) : 0);
    const delivery = { event, due, attempts: 0, forged: fault?.kind === "wrong_signature" };
    if (fault?.kind !== "never") this.#state.data.deliveries.push(delivery);
    if (fault?.kind === "twice") this.#state.data.deliveries.push(structuredClone(delivery));
  }

  /** Starts delivering, including events left over from before a restart. */
  start() {
    this.#timer = setInterval(() => void this.#deliver(), 100);
    this.#timer.unref();
  }

  stop() {
    clearInterval(this.#timer);
  }

  async #deliver() {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (const delivery of this.#state.data.deliveries.filter(({ due }) => due <= Date.now())) {
        await this.#send(delivery);
        this.#state.save();
      }
    } finally {
      this.#busy = false;
    }
  }

  /** @param {Delivery} delivery */
  async #send(delivery) {
    const body = JSON.stringify(delivery.event);
    const secret = delivery.forged ? `${this.#secret}-forged` : this.#secret;
    const answered = await fetch(this.#url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": signatureOf(body, secret, now()) },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    const pause = pauses[delivery.attempts];
    delivery.attempts += 1;
    if (answered || pause === undefined || delivery.forged) {
      const { deliveries } = this.#state.data;
      deliveries.splice(deliveries.indexOf(delivery), 1);
    } else {
      delivery.due = Date.now() + pause;
    }
  }
}
