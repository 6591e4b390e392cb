import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../paths.mjs";
import { startTimeOf } from "../procfs.mjs";
import { parseControl } from "./control.mjs";
import { isGreen, lastLines, playwrightCounts, sum, vitestCounts, withExit } from "./counts.mjs";
import { keeper } from "./kept-shop.mjs";
import { httpTestsOfNight } from "./nightly-files.mjs";
import { selection } from "./run-tests.mjs";
import { contractKey, withoutShopSettings } from "./test-shop.mjs";

describe("counts", () => {
  it("are added up and displayed", () => {
    const total = sum({ passed: 2, failed: 1, failures: ["b"] }, { passed: 40, failed: 0, flaky: ["a"] });
    expect(lastLines(total)).toEqual(["failed: b", "flaky: a", "1 flaky", "42 passed, 1 failed"]);
    expect(lastLines(sum())).toEqual(["0 flaky", "0 passed, 0 failed"]);
  });

  it("fail with a failed test or more than two flaky ones", () => {
    expect(isGreen({ passed: 9, failed: 0, flaky: ["a", "b"] })).toBe(true);
    expect(isGreen({ passed: 9, failed: 1 })).toBe(false);
    const flaky = { passed: 9, failed: 0, flaky: ["a", "b", "c"] };
    expect(isGreen(flaky)).toBe(false);
    // one in a thousand
    expect(isGreen({ ...flaky, passed: 3000 })).toBe(true);
    expect(lastLines(flaky).slice(-2)).toEqual([
      "3 flaky (more than 2 count as a failure)",
      "9 passed, 1 failed",
    ]);
  });

  it("treat a vitest file that could not be loaded as one failure", () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [
        { status: "passed", assertionResults: [{}] },
        { status: "failed", assertionResults: [{}] },
        { status: "failed", assertionResults: [] },
      ],
    };
    expect(vitestCounts(report)).toEqual({ passed: 7, failed: 2 });
  });

  it("treat stories that were skipped without a reason as failed, and those that passed on a retry as passed", () => {
    const stats = { expected: 10, unexpected: 1, flaky: 2, skipped: 3 };
    const spec = (/** @type {string} */ title, /** @type {string} */ status, description = "") => ({
      title,
      tests: [{ status, annotations: status === "skipped" ? [{ type: "skip", description }] : [] }],
    });
    const suites = [
      {
        title: "cart.spec.ts",
        specs: [spec("one", "flaky"), spec("two", "unexpected"), spec("four", "skipped", "another browser")],
        suites: [{ title: "without JavaScript", specs: [spec("three", "flaky"), spec("five", "skipped")] }],
      },
    ];
    expect(playwrightCounts({ stats, suites })).toEqual({
      passed: 12,
      failed: 3,
      failures: ["cart.spec.ts › two"],
      flaky: ["cart.spec.ts › one", "cart.spec.ts › without JavaScript › three"],
      skipped: ["cart.spec.ts › four (another browser)"],
    });
    const broken = playwrightCounts({ stats: { expected: 3 }, errors: [{}] });
    expect(broken).toEqual({ passed: 3, failed: 1, failures: [], flaky: [], skipped: [] });
  });

  it("treat a tool that failed without a count, or ran no tests, as failed", () => {
    expect(withExit({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
    expect(withExit({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
    expect(withExit({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
    expect(withExit({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
    expect(withExit({ passed: 0, failed: 0 }, true, true)).toEqual({ passed: 0, failed: 0 });
    const skipped = { passed: 0, failed: 0, skipped: ["look.spec.ts › one (another Chromium)"] };
    expect(withExit(skipped, true)).toEqual(skipped);
    expect(withExit({ passed: 0, failed: 0 }, false, true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe("the control server", () => {
  it("accepts six verbs for servers and four for two engines, by POST only", () => {
    const settings = {};
    expect(parseControl("POST", "/restart/commerce")).toEqual({
      verb: "restart",
      target: "commerce",
      settings,
    });
    expect(parseControl("POST", "/kill/storefront")).toEqual({
      verb: "kill",
      target: "storefront",
      settings,
    });
    expect(parseControl("POST", "/stop/sandbox")).toEqual({ verb: "stop", target: "sandbox", settings });
    expect(parseControl("POST", "/suspend/commerce")).toEqual({
      verb: "suspend",
      target: "commerce",
      settings,
    });
    expect(parseControl("POST", "/resume/database")).toEqual({
      verb: "resume",
      target: "database",
      settings,
    });
    expect(parseControl("POST", "/kill/redis")).toEqual({ verb: "kill", target: "redis", settings });
    expect(parseControl("POST", "/kill/worker")).toEqual({ verb: "kill", target: "worker", settings });
    expect(parseControl("POST", "/restart/commerce-2")).toMatchObject({ target: "commerce-2" });
    expect(parseControl("POST", "/restart/worker-2")).toBeNull();
    expect(parseControl("GET", "/restart/commerce")).toBeNull();
    expect(parseControl("POST", "/restart/database")).toBeNull();
    expect(parseControl("POST", "/restart/toString")).toBeNull();
    expect(parseControl("POST", "/delete/commerce")).toBeNull();
    expect(parseControl("POST", "/restart/commerce/now")).toBeNull();
  });

  it("sets the clock of a server ahead or behind", () => {
    const command = parseControl("POST", "/restart/commerce?clock_ahead_minutes=10");
    expect(command?.settings).toEqual({
      NODE_OPTIONS: expect.stringMatching(/^--import=.*shifted-clock\.mjs$/),
      TEST_CLOCK_AHEAD_MINUTES: "10",
    });
    const behind = parseControl("POST", "/restart/commerce?clock_ahead_minutes=-10");
    expect(behind?.settings).toMatchObject({ TEST_CLOCK_AHEAD_MINUTES: "-10" });
    expect(parseControl("POST", "/restart/commerce?clock_ahead_minutes=x")).toBeNull();
  });

  it("lets a server report how long its event loop was blocked", () => {
    expect(parseControl("POST", "/restart/commerce?event_loop_port=4000")?.settings).toEqual({
      NODE_OPTIONS: expect.stringMatching(/^--import=.*event-loop\.mjs$/),
      BENCH_EVENT_LOOP_PORT: "4000",
    });
    expect(parseControl("POST", "/restart/commerce?event_loop_port=--inspect")).toBeNull();
  });

  it("accepts settings of the shop and no others", () => {
    expect(parseControl("POST", "/start/commerce?PAYMENT_CAPTURE=shipment")?.settings).toEqual({
      PAYMENT_CAPTURE: "shipment",
    });
    expect(parseControl("POST", "/start/commerce?NODE_OPTIONS=--inspect")).toBeNull();
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
    expect(selection(["stories", "e2e/cart.spec.ts"])).toEqual({
      part: "stories",
      args: ["e2e/cart.spec.ts"],
      keep: false,
    });
    expect(() => selection(["everything"])).toThrow(/Choose one of/);
  });

  it("keeps a shop running for parts that need one, until it is stopped", () => {
    expect(selection(["http", "orders", "--keep"])).toEqual({ part: "http", args: ["orders"], keep: true });
    expect(selection(["stop"]).part).toBe("stop");
    expect(() => selection(["unit", "--keep"])).toThrow(/parts that need a shop: http, stories/);
    expect(() => selection(["--keep"])).toThrow(/Choose one of/);
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
  expect(
    withoutShopSettings({ DATABASE_URL: "postgres://live", HOME: "/root", ADMIN_PASSWORD: "x" }),
  ).toEqual({
    HOME: "/root",
  });
});
