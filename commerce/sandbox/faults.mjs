/** Faults that tests order for the next calls; each is used once, in the order it came. */
import { ApiError } from "./errors.mjs";

/** @typedef {import("./types.mjs").Fault} Fault */

/** How long a call hangs that is to time out, in ms, if not said. */
const hangs = 30_000;

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref());

export class Faults {
  #state;
  /**
   * Calls that a fault lets hang, or has let hang.
   * @type {{ fault: Fault, response: import("node:http").ServerResponse }[]}
   */
  #hung = [];

  /** @param {import("./state.mjs").State} state */
  constructor(state) {
    this.#state = state;
  }

  /** @param {Fault[]} faults */
  order(faults) {
    this.#state.data.faults.push(...faults);
  }

  clear() {
    this.#state.data.faults = [];
    this.#hung = [];
  }

  /**
   * Takes the first fault ordered for one of these names.
   * @param {string[]} names
   * @param {string} intentId the call or event is about; "" for none
   */
  #take(names, intentId) {
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
    return this.#take([`webhook:${type}`, "webhook"], intentId);
  }

  /** Those ordered that were not used yet. */
  get waiting() {
    return this.#state.data.faults;
  }

  /** The faults by which a call hangs now: whoever has made it still waits for the answer. */
  get holding() {
    return this.#hung.filter(({ response }) => !response.destroyed).map(({ fault }) => fault);
  }

  /**
   * @param {string} operation
   * @param {string} id in the path of the call, "" for none
   * @param {import("node:http").ServerResponse} response
   */
  forCall(operation, id, response) {
    const fault = this.#take([operation], id);
    if (fault?.kind.startsWith("timeout")) this.#hung.push({ fault, response });
    return fault;
  }
}

/**
 * What a fault does before a call is acted on.
 * @param {Fault | undefined} fault
 * @param {import("node:http").ServerResponse} response closed without an answer by a time-out
 */
export async function before(fault, response) {
  if (fault?.kind === "delay") await pause(fault.ms ?? 1_000);
  if (fault?.kind === "timeout_before") await hang(fault, response);
}

/**
 * What a fault does instead of acting on a call. Its answer is kept under the call's key like any other
 * (docs.stripe.com/api/idempotent_requests).
 * @param {Fault | undefined} fault
 */
export function instead(fault) {
  if (fault?.kind === "error_500") {
    throw new ApiError(500, { type: "api_error", message: "An unknown error occurred." });
  }
}

/**
 * What a fault does after a call was acted on, before or in the middle of its answer.
 * @param {Fault | undefined} fault
 * @param {import("node:http").ServerResponse} response
 * @param {unknown} body of the answer
 */
export async function after(fault, response, body) {
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
  throw new Hung();
}

/**
 * @param {Fault} fault
 * @param {import("node:http").ServerResponse} response
 */
async function hang({ ms = hangs }, response) {
  await pause(ms);
  response.destroy();
  throw new Hung();
}

/** The connection was closed on purpose; there is nobody left to answer. */
export class Hung extends Error {}
