import { describe, expect, it } from "vitest";
import { Restarts, wasNeverSent } from "./restarts";

const fetchFailed = (code: string) =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });

const refused = fetchFailed("ECONNREFUSED");

/** A server that is down for `ms` on a fake clock, which only advances during waits. */
function serverAwayFor(ms: number, error: Error = refused) {
  let time = 1_000_000;
  const back = time + ms;
  const clock = {
    now: () => time,
    wait: (pause: number) => {
      time += pause;
      return Promise.resolve();
    },
  };
  let calls = 0;
  const call = () => {
    calls += 1;
    return time < back ? Promise.reject(error) : Promise.resolve("answer");
  };
  const pass = (more: number) => {
    time += more;
  };
  return { restarts: new Restarts(clock), call, pass, calls: () => calls, waited: () => time - 1_000_000 };
}

describe("a call to a server that is being restarted", () => {
  it.each([0, 250, 9_000, 45_000])("is retried until the server is back after %i ms", async (ms) => {
    const { restarts, call, waited } = serverAwayFor(ms);
    expect(await restarts.run(call, true)).toBe("answer");
    expect(waited()).toBe(ms);
  });

  it("fails after 45 seconds, and later calls fail without waiting", async () => {
    const { restarts, call, calls, waited } = serverAwayFor(3_600_000);
    await expect(restarts.run(call, true)).rejects.toBe(refused);
    expect(waited()).toBe(45_000);
    const before = calls();
    await expect(restarts.run(call, true)).rejects.toBe(refused);
    expect(calls()).toBe(before + 1);
  });

  it("fails immediately outside a form submission, and its failure starts the waiting time of later submissions", async () => {
    const { restarts, call, pass, waited } = serverAwayFor(3_600_000);
    await expect(restarts.run(call, false)).rejects.toBe(refused);
    expect(waited()).toBe(0);
    pass(20_000);
    await expect(restarts.run(call, true)).rejects.toBe(refused);
    expect(waited()).toBe(45_000);
  });

  it("is retried again at the next restart", async () => {
    const first = serverAwayFor(500);
    await first.restarts.run(first.call, true);
    first.pass(3_600_000);
    let away = 2;
    const again = () => (away-- > 0 ? Promise.reject(refused) : Promise.resolve("again"));
    expect(await first.restarts.run(again, true)).toBe("again");
  });

  it("is not retried if the request reached the server", async () => {
    const broken = fetchFailed("ECONNRESET");
    const { restarts, call, calls } = serverAwayFor(500, broken);
    await expect(restarts.run(call, true)).rejects.toBe(broken);
    expect(calls()).toBe(1);
  });
});

it.each([
  [fetchFailed("ECONNREFUSED"), true],
  [fetchFailed("EAI_AGAIN"), true],
  [fetchFailed("ECONNRESET"), false],
  [fetchFailed("UND_ERR_SOCKET"), false],
  [new DOMException("timed out", "TimeoutError"), false],
  [new Error("no cause"), false],
  // a proxy has no commerce server available, or lost the connection during the call
  [Object.assign(new Error("Service Unavailable"), { status: 503, statusText: "Service Unavailable" }), true],
  [Object.assign(new Error("Bad Gateway"), { status: 502, statusText: "Bad Gateway" }), false],
  ["no error at all", false],
])("wasNeverSent for %s: %s", (error, expected) => {
  expect(wasNeverSent(error)).toBe(expected);
});
