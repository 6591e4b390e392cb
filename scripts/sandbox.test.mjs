// Tests the payment sandbox as a separate process: what it rejects, and what it persists.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { freePort } from "./lib/ports.mjs";
import { root } from "./lib/paths.mjs";

const dataDir = mkdtempSync(path.join(tmpdir(), "sandbox-"));
/** @type {(() => unknown)[]} */
const cleanUps = [];

afterEach(async () => {
  for (const close of cleanUps.splice(0)) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** @param {Record<string, string>} env */
function launch(env) {
  const child = spawn(process.execPath, [path.join(root, "commerce", "sandbox", "server.mjs")], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      STRIPE_API_KEY: "sk_sandbox",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      SANDBOX_PUBLIC_URL: "http://shop.example/sandbox",
      SANDBOX_WEBHOOK_URL: "http://127.0.0.1:9/hooks",
      ...env,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  const end = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  cleanUps.push(end);
  return { child, ended, end };
}

/** @param {Record<string, string>} [env] */
async function running(env = {}) {
  const port = String(await freePort());
  const { end } = launch({ PORT: port, ...env });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/health`), { timeout: 20_000 });
  /** @param {string} call @param {Record<string, string>} [params] @param {string} [key] */
  const post = async (call, params = {}, key = "sk_sandbox") => {
    const answer = await fetch(`${url}/v1${call}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Idempotency-Key": `key-${call}` },
      body: new URLSearchParams(params),
    });
    const body = /** @type {Record<string, unknown>} */ (await answer.json());
    return { status: answer.status, body };
  };
  return { post, end, url };
}

describe("the payment sandbox", { timeout: 60_000 }, () => {
  it("does not run in production", async () => {
    const { child, ended } = launch({ SHOP_MODE: "production", PORT: String(await freePort()) });
    let stderr = "";
    child.stderr.on("data", (/** @type {Buffer} */ chunk) => (stderr += chunk.toString()));
    expect((await ended)[0]).not.toBe(0);
    expect(stderr).toContain("does not run in production mode: set STRIPE_API_KEY");
  });

  it("requires its key", async () => {
    const { post } = await running();
    const { status } = await post("/payment_intents", { amount: "500", currency: "eur" }, "sk_other");
    expect(status).toBe(401);
  });

  it("refuses a card in the language of the form", async () => {
    const { url } = await running();
    const typed = { number: "4242 4242 4242 4242", exp_month: "1", exp_year: "20", cvc: "123" };
    /** @param {Record<string, string>} card */
    const refusal = async (card) => {
      const answer = await fetch(`${url}/browser/confirmation_tokens`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...typed, ...card }),
      });
      const { error } = /** @type {{ error: { code: string, message: string } }} */ (await answer.json());
      return `${error.code}: ${error.message}`;
    };
    expect(await refusal({ locale: "de" })).toBe(
      "invalid_expiry: Das Ablaufdatum der Karte liegt in der Vergangenheit.",
    );
    expect(await refusal({ locale: "it", number: "4111" })).toBe(
      "incorrect_number: Qui valgono solo le carte di prova.",
    );
    expect(await refusal({ locale: "it", exp_year: "40", cvc: "1" })).toBe(
      "incomplete_cvc: Il codice di sicurezza è incompleto.",
    );
    expect(await refusal({ locale: "en-GB" })).toBe(
      "invalid_expiry: The card's expiration date is in the past.",
    );
  });

  it("gives a wallet's token a card, or PayPal's consent, which pays without another page", async () => {
    const { post, url } = await running();
    for (const [wallet, type] of [
      ["apple_pay", "card"],
      ["paypal", "paypal"],
    ]) {
      const answer = await fetch(`${url}/browser/confirmation_tokens`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ wallet }),
      });
      const token = /** @type {{ id: string, payment_method_preview: { type: string } }} */ (
        await answer.json()
      );
      expect(token.payment_method_preview.type).toBe(type);
      const amount = { amount: "500", currency: "eur", "payment_method_types[]": String(type) };
      const { body } = await post(`/payment_intents?of=${type}`, amount);
      const confirmed = await post(`/payment_intents/${String(body.id)}/confirm`, {
        confirmation_token: token.id,
      });
      expect(confirmed.body).toMatchObject({ status: "succeeded" });
    }
  });

  it("keeps payments, keys and undelivered webhooks after kill -9", async () => {
    const amount = { amount: "500", currency: "eur", "payment_method_types[]": "card" };
    const first = await running();
    const made = await first.post("/payment_intents", amount);
    const intent = String(made.body.id);
    await first.end();

    /** @type {string[]} */
    const receivedTypes = [];
    const hooks = createServer((request, response) => {
      let body = "";
      request.on("data", (/** @type {Buffer} */ chunk) => (body += chunk.toString()));
      request.on("end", () => {
        receivedTypes.push(/** @type {{ type: string }} */ (JSON.parse(body)).type);
        response.end();
      });
    }).listen(0, "127.0.0.1");
    cleanUps.push(() => hooks.close());
    await once(hooks, "listening");
    const address = hooks.address();
    const port = address && typeof address === "object" ? address.port : 0;

    const second = await running({ SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/hooks` });
    expect((await second.post("/payment_intents", amount)).body.id).toBe(intent);
    const confirmed = await second.post(`/payment_intents/${intent}/confirm`, {
      payment_method: "pm_card_visa",
    });
    expect(confirmed.body).toMatchObject({ id: intent, status: "succeeded" });
    await expect
      .poll(() => receivedTypes, { timeout: 20_000 })
      .toEqual(expect.arrayContaining(["payment_intent.created", "payment_intent.succeeded"]));
  });

  it("limits a fault to one payment, and reports which calls hang", async () => {
    const { post, url } = await running();
    const amount = { amount: "500", currency: "eur", "payment_method_types[]": "card" };
    const one = String((await post("/payment_intents?n=1", amount)).body.id);
    const other = String((await post("/payment_intents?n=2", amount)).body.id);
    const headers = { Authorization: "Bearer sk_sandbox", "Content-Type": "application/json" };
    const fault = { match: "retrieve", kind: "timeout_before", of: other };
    expect((await fetch(`${url}/faults/holding`)).status).toBe(401);
    await fetch(`${url}/faults`, { method: "POST", headers, body: JSON.stringify([fault]) });
    const hangingFaults = async () => (await fetch(`${url}/faults/holding`, { headers })).json();

    expect((await fetch(`${url}/v1/payment_intents/${one}`, { headers })).status).toBe(200);
    expect(await hangingFaults()).toEqual([]);
    const caller = new AbortController();
    const hangingRequest = fetch(`${url}/v1/payment_intents/${other}`, { headers, signal: caller.signal });
    hangingRequest.catch(() => undefined);
    await expect.poll(hangingFaults, { timeout: 20_000 }).toEqual([fault]);
    // applies once: the next call gets a response, and a caller that has disconnected no longer waits
    expect((await fetch(`${url}/v1/payment_intents/${other}`, { headers })).status).toBe(200);
    caller.abort();
    await expect.poll(hangingFaults, { timeout: 20_000 }).toEqual([]);
  });
});
