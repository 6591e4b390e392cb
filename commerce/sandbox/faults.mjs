/** Faults that tests order for the next calls; each is used once, in the order it came. */
import { ApiError } from "./errors.mjs";

/** @typedef {import("./types.mjs").Fault} Fault */

/** How long a call hangs that is to time out, in ms, if not said. */
const hangs = 30_000;

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref());

export class Faults {
  #state;

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
  }

  /**
   * Takes the first fault ordered for one of these names.
   * @param {string[]} names
   */
  #take(names) {
    const { faults } = this.#state.data;
    const index = faults.findIndex(({ match }) => names.includes(match));
    return index < 0 ? undefined : faults.splice(index, 1)[0];
  }

  /** @param {string} type of the event */
  forWebhook(type) {
    return this.#take([`webhook:${type}`, "webhook"]);
  }

  /**
   * Runs an operation with the fault ordered for it.
   * @template T
   * @param {string} operation
   * @param {import("node:http").ServerResponse} response closed without an answer by a time-out
   * @param {() => T} act
   * @returns {Promise<T>}
   */
  async around(operation, response, act) {
    const fault = this.#take([operation]);
    const hang = async () => {
      await pause(fault?.ms ?? hangs);
      response.destroy();
      throw new Hung();
    };
    if (fault?.kind === "delay") await pause(fault.ms ?? 1_000);
    if (fault?.kind === "timeout_before") await hang();
    if (fault?.kind === "error_500") {
      throw new ApiError(500, { type: "api_error", message: "An unknown error occurred." });
    }
    const result = act();
    if (fault?.kind === "timeout_after") {
      this.#state.save();
      await hang();
    }
    return result;
  }
}

/** The connection was closed on purpose; there is nobody left to answer. */
export class Hung extends Error {}
