/** `npm start` itself, in a clean copy: first start, second start, crashes, kill -9, Ctrl-C. */
import { readFileSync, statSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { runningLauncher } from "../lib/lock.mjs";
import { pause } from "../lib/processes.mjs";
import { killProcessesOf } from "../lib/testing/clean-copy.mjs";
import { freePorts } from "../lib/testing/test-shop.mjs";
import { dataDir, dir, interrupt, outputOfStart, ports, runScript, start } from "./launched-copy.mjs";
import { addToCartForm, beginRequest, expectSells, origins } from "./launcher-shopper.mjs";

// no process is left, and the copy can be used by other tests
afterAll(() => killProcessesOf(dir), 30_000);

/** @param {string} url */
async function statusOf(url) {
  const response = await fetch(url).catch(() => null);
  await response?.body?.cancel();
  return response?.status;
}

async function expectOpen() {
  for (const url of [
    `${origins.storefront}/health/live`,
    `${origins.storefront}/`,
    `${origins.commerce}/health`,
    `${origins.commerce}/app`,
    `${origins.sandbox}/health`,
    // the storefront proxies the sandbox's pages
    `${origins.storefront}/sandbox/stripe.js`,
  ]) {
    expect(await statusOf(url), `${url}, see the logs in ${dataDir}`).toBe(200);
  }
}

/** Process IDs of the servers and the database by name. */
const pids = () => new Map(runningLauncher(dataDir).state?.children.map(({ name, pid }) => [name, pid]));

it("starts the shop from a clean copy with npm start", async () => {
  await start();
  await expectOpen();
});

it("prints the admin login and stores it readable only by its owner", () => {
  const file = path.join(dataDir, "secrets.json");
  expect(outputOfStart()).toContain(JSON.parse(readFileSync(file, "utf8")).ADMIN_PASSWORD);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("reports where the shop runs if it is started a second time", async () => {
  const { code, output } = await runScript("start", await freePorts());
  expect(code).not.toBe(0);
  expect(output).toContain("already runs");
  expect(output).toContain(`localhost:${ports.STOREFRONT_PORT}`);
  await expectOpen();
});

it("is not accessible from other machines", async () => {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal);
  for (const name of ["STOREFRONT_PORT", "COMMERCE_PORT", "SANDBOX_PORT"]) {
    if (own) expect(await statusOf(`http://${own.address}:${ports[name]}/`), name).toBeUndefined();
  }
});

it.each(["the database", "commerce", "the storefront", "the payment sandbox"])(
  "restarts %s after it was killed, and sells",
  async (name) => {
    const before = pids();
    process.kill(before.get(name) ?? Number.NaN, "SIGKILL");
    await expect.poll(outputOfStart, { timeout: 60_000 }).toContain(`${name} is running again`);
    const after = pids();
    for (const [other, pid] of before) {
      if (other !== name) expect(after.get(other), `${other} when ${name} was killed`).toBe(pid);
    }
    await expectOpen();
    await expectSells();
  },
);

it("has consistent books according to npm run invariants", async () => {
  const { code, output } = await runScript("invariants");
  expect(output).toMatch(/(\d+) of \1 rules hold/);
  expect(code).toBe(0);
});

it("responds to requests in progress on Ctrl-C, and leaves no process running", async () => {
  const send = await beginRequest(await addToCartForm());
  const closed = interrupt();
  // commerce keeps running as long as the storefront has requests in progress
  for (let n = 0; n < 10; n += 1) {
    expect(await statusOf(`${origins.commerce}/health`)).toBe(200);
    await pause(100);
  }
  expect(await send()).toBe(303);
  expect(await closed).toEqual([]);
  expect(outputOfStart()).toContain("The shop is closed.");
});

it("does not rebuild anything on the second start", async () => {
  await start();
  await expectOpen();
  for (const step of [
    "Packages",
    "Contract",
    "Tables and first catalogue",
    "Commerce server and admin",
    "Storefront",
  ]) {
    expect(outputOfStart()).toContain(`${step}: done (unchanged)`);
  }
});

it("starts again after all processes were killed with kill -9", async () => {
  await killProcessesOf(dir);
  await start();
  await expectOpen();
  expect(await interrupt()).toEqual([]);
});
