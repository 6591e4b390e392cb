import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../paths.mjs";
import { startTimeOf } from "../procfs.mjs";
import { serverSettings } from "./control.mjs";
import { countsOf, lastLines, noTests, sum } from "./counts.mjs";
import { keeper } from "./kept-shop.mjs";
import { httpTestsOfNight } from "./nightly-files.mjs";
import { selection } from "./run-tests.mjs";
import { contractKey, withoutShopSettings } from "./test-shop.mjs";

describe("counts", () => {
  it("are added up and displayed", () => {
    const total = sum([
      { passed: 2, failures: ["b"], flaky: [], skipped: [] },
      { passed: 40, failures: [], flaky: ["a"], skipped: ["c (another browser)"] },
    ]);
    const lines = ["skipped: c (another browser)", "failed: b", "flaky: a", "1 flaky", "42 passed, 1 failed"];
    expect(lastLines(total)).toEqual({ lines, isGreen: false });
    expect(lastLines(sum([]))).toEqual({ lines: ["0 flaky", "0 passed, 0 failed"], isGreen: true });
  });

  it("fail with more than two flaky tests, or one in a thousand", () => {
    const flaky = ["a", "b", "c"];
    expect(lastLines({ ...noTests(), passed: 9, flaky: ["a", "b"] }).isGreen).toBe(true);
    expect(lastLines({ ...noTests(), passed: 3000, flaky }).isGreen).toBe(true);
    const { lines, isGreen } = lastLines({ ...noTests(), passed: 9, flaky });
    expect(isGreen).toBe(false);
    expect(lines.slice(-2)).toEqual(["3 flaky (more than 2 count as a failure)", "9 passed, 1 failed"]);
  });

  it("are one test for a tool that reports none", () => {
    expect(countsOf("lint", null, { succeeded: true })).toEqual({ ...noTests(), passed: 1 });
    expect(countsOf("lint", null, { succeeded: false })).toEqual({ ...noTests(), failures: ["lint"] });
  });

  it("include a failure for a tool that fails without naming a test, or that runs no tests", () => {
    const three = { ...noTests(), passed: 3 };
    expect(countsOf("http", three, { succeeded: true })).toEqual(three);
    expect(countsOf("http", three, { succeeded: false })).toEqual({ ...three, failures: ["http"] });
    const failed = { ...three, failures: ["a"] };
    expect(countsOf("http", failed, { succeeded: false })).toEqual(failed);
    expect(countsOf("http", noTests(), { succeeded: true })).toEqual({ ...noTests(), failures: ["http"] });
    expect(countsOf("http", noTests(), { succeeded: true, mayBeEmpty: true })).toEqual(noTests());
    const skipped = { ...noTests(), skipped: ["look.spec.ts › one (another Chromium)"] };
    expect(countsOf("stories", skipped, { succeeded: true })).toEqual(skipped);
  });
});

describe("the control server", () => {
  it("sets the clock of a server ahead or behind", () => {
    expect(serverSettings({ clock_ahead_minutes: "-10" })).toEqual({
      NODE_OPTIONS: expect.stringMatching(/^--import=.*shifted-clock\.mjs$/),
      TEST_CLOCK_AHEAD_MINUTES: "-10",
    });
  });

  it("lets a server report how long its event loop was blocked", () => {
    expect(serverSettings({ event_loop_port: "4000" })).toEqual({
      NODE_OPTIONS: expect.stringMatching(/^--import=.*event-loop\.mjs$/),
      BENCH_EVENT_LOOP_PORT: "4000",
    });
  });

  it("accepts settings of the shop and no others", () => {
    expect(serverSettings({ PAYMENT_CAPTURE: "shipment" })).toEqual({ PAYMENT_CAPTURE: "shipment" });
    expect(() => serverSettings({ NODE_OPTIONS: "--inspect" })).toThrow("NODE_OPTIONS");
  });
});

it("runs existing files at night, also those of which every run tries a part", () => {
  const files = httpTestsOfNight();
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(files).toContain("commerce/tests/http/owner-actions.test.ts");
});

describe("the key for the Stripe contract", () => {
  it("is a test key of a Stripe account, never a live one", () => {
    expect(contractKey({ STRIPE_API_KEY: "sk_test_1" })).toEqual({ STRIPE_CONTRACT_KEY: "sk_test_1" });
    expect(contractKey({ STRIPE_API_KEY: "sk_live_1" })).toEqual({});
    expect(contractKey({})).toEqual({});
  });
});

describe("selection", () => {
  it("returns everything, or one part with arguments for its tool", () => {
    expect(selection([])).toEqual({ part: undefined, args: [], keep: false });
    const args = ["e2e/cart.spec.ts"];
    expect(selection(["stories", ...args])).toEqual({ part: "stories", args, keep: false });
    expect(() => selection(["everything"])).toThrow(/Choose one of/);
  });

  it("keeps a shop running for parts that need one, until it is stopped", () => {
    expect(selection(["http", "orders", "--keep"])).toEqual({ part: "http", args: ["orders"], keep: true });
    expect(selection(["stop"]).part).toBe("stop");
    expect(() => selection(["unit", "--keep"])).toThrow(/parts that need a shop: http, stories/);
    expect(() => selection(["--keep"])).toThrow(/parts that need a shop/);
  });
});

it("leaves a kept shop alone that a copied clone has taken over the record of", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "keeper-"));
  const file = path.join(folder, "keeper.json");
  const running = { pid: process.pid, started: startTimeOf(process.pid), url: "http://127.0.0.1:1" };
  writeFileSync(file, JSON.stringify({ ...running, root: `${root}-original` }));
  expect(keeper(file)).toBeNull();
  writeFileSync(file, JSON.stringify({ ...running, root }));
  expect(keeper(file)).toEqual({ ...running, root });
  rmSync(folder, { recursive: true });
});

it("keeps a developer's own database out of the tests", () => {
  const env = { DATABASE_URL: "postgres://live", HOME: "/root", ADMIN_PASSWORD: "x" };
  expect(withoutShopSettings(env)).toEqual({ HOME: "/root" });
});
