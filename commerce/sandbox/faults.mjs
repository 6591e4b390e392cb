/** Faults configured by tests for the next calls; each is used once, in order. */
import { ApiError } from "./errors.mjs";

/** @typedef {import("./types.mjs").Fault} Fault */

/** Default time until a call that hangs is closed, in ms. */
const defaultHangMs = 30_000;

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref());

export class Faults {
  #state;
  /**
   * Calls that hang, or have hung, because of a fault.
   * @type {{ fault: Fault, response: import("node:http").ServerResponse }[]}
   */
  #hangingCalls = [];

  /** @param {import("./state.mjs").State} state */
  constructor(state) {
    this.#state = state;
  }

  /** @param {Fault[]} faults */
  add(faults) {
    this.#state.data.faults.push(...faults);
  }

  clear() {
    this.#state.data.faults = [];
    this.#hangingCalls = [];
  }

  /**
   * Removes and returns the first fault for one of these names.
   * @param {string[]} names
   * @param {string} intentId the call or event is about; "" for none
   */
  #takeFault(names, intentId) {
    const { faults } = this.#state.data;
    const index = faults.findIndex(
      ({ match, of }) => names.includes(match) && (of === undefined || of === intentId),
    );
    const fault = faults[index];
    if (fault?.skip) {
      fault.skip -= 1;
      return undefined;
    }
    return fault && faults.splice(index, 1)[0];
  }

  /**
   * @param {string} type of the event
   * @param {string} intentId
   */
  forWebhook(type, intentId) {
    return this.#takeFault([`webhook:${type}`, "webhook"], intentId);
  }

  /** Configured faults that have not been used yet. */
  get waiting() {
    return this.#state.data.faults;
  }

  /** The faults at which a call is hanging now: its caller is still waiting for the response. */
  get hanging() {
    return this.#hangingCalls.filter(({ response }) => !response.destroyed).map(({ fault }) => fault);
  }

  /**
   * @param {string} operation
   * @param {string} id in the path of the call, "" for none
   * @param {import("node:http").ServerResponse} response
   */
  forCall(operation, id, response) {
    const fault = this.#takeFault([operation], id);
    if (fault?.kind.startsWith("timeout")) this.#hangingCalls.push({ fault, response });
    return fault;
  }
}

/**
 * Effect of a fault before a call is processed.
 * @param {Fault | undefined} fault
 * @param {import("node:http").ServerResponse} response closed without a response by a timeout
 */
export async function beforeCall(fault, response) {
  if (fault?.kind === "delay") await pause(fault.ms ?? 1_000);
  if (fault?.kind === "timeout_before") await hang(fault, response);
}

/**
 * Effect of a fault instead of processing a call. Its response is stored under the idempotency key like any other
 * (docs.stripe.com/api/idempotent_requests).
 * @param {Fault | undefined} fault
 */
export function replaceResponse(fault) {
  if (fault?.kind === "error_500") {
    throw new ApiError(500, { type: "api_error", message: "An unknown error occurred." });
  }
}

/**
 * Effect of a fault after a call was processed, before or during its response.
 * @param {Fault | undefined} fault
 * @param {import("node:http").ServerResponse} response
 * @param {unknown} body of the response
 */
export async function afterCall(fault, response, body) {
  if (fault?.kind === "timeout_after") await hang(fault, response);
  if (fault?.kind === "cut_off") await cutOff(response, body);
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {unknown} body
 */
async function cutOff(response, body) {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": text.length });
  const half = text.subarray(0, text.length / 2);
  await new Promise((sent) => response.write(half, sent));
  response.destroy();
  throw new ConnectionClosed();
}

/**
 * @param {Fault} fault
 * @param {import("node:http").ServerResponse} response
 */
async function hang({ ms = defaultHangMs }, response) {
  await pause(ms);
  response.destroy();
  throw new ConnectionClosed();
}

/** The connection was closed on purpose; no response can be sent. */
export class ConnectionClosed extends Error {}
