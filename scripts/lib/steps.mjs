/** Progress on the terminal: numbered steps with their duration. */

/**
 * Human-readable duration: "0.4 s", "12 s", "2 min 5 s".
 * @param {number} ms
 */
export function seconds(ms) {
  const s = ms / 1000;
  if (s < 10) return `${s.toFixed(1)} s`;
  const whole = Math.round(s);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** @param {string} [text] */
export function say(text = "") {
  process.stdout.write(`${text}\n`);
}

/** @param {string} text */
export const strong = (text) => (process.stdout.isTTY ? `\u001B[1m${text}\u001B[0m` : text);

/** Counts and shows steps. On a terminal the line of the running step shows its elapsed seconds. */
export class Steps {
  #done = 0;

  /** @param {number} total number of steps */
  constructor(total) {
    this.total = total;
  }

  /**
   * @template T
   * @param {string} title
   * @param {(note: (text: string) => void) => Promise<T> | T} work `note` adds a remark shown behind the title
   * @returns {Promise<T>}
   */
  async run(title, work) {
    this.#done += 1;
    const label = `[${this.#done}/${this.total}] ${title}`;
    const startedAt = Date.now();
    let remark = "";
    const live = process.stdout.isTTY;
    const timer = live
      ? setInterval(() => process.stdout.write(`\r${label} … ${seconds(Date.now() - startedAt)} `), 500)
      : undefined;
    if (live) process.stdout.write(`${label} …`);
    const end = (/** @type {string} */ how) => {
      clearInterval(timer);
      const line = `${label}: ${how}${remark ? ` (${remark})` : ""} · ${seconds(Date.now() - startedAt)}`;
      process.stdout.write(live ? `\r\u001B[K${line}\n` : `${line}\n`);
    };
    try {
      const result = await work((text) => {
        remark = remark ? `${remark}; ${text}` : text;
      });
      end("done");
      return result;
    } catch (error) {
      end("failed");
      throw error;
    }
  }
}
