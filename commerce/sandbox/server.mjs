/**
 * The payment sandbox: a local stand-in for Stripe, started by the launcher if no Stripe key is set, so that the same
 * provider, webhook and storefront code runs as with Stripe. It moves no money and refuses to run in production.
 *
 * /v1        Stripe's API for commerce (requires the key)
 * /browser   pages for a shopper's browser; proxied by the storefront below /sandbox
 * /faults    GET the faults not used yet, POST a list of more, DELETE to clear them (requires the key; for tests);
 *            GET /faults/holding those at which a call is hanging now
 * /dashboard what is done in Stripe's dashboard, or by the payer's bank (requires the key):
 *            POST /refunds {payment_intent, amount}, POST /refunds/:id/fail,
 *            POST /payouts {amount, arrival_date?},
 *            POST /disputes {payment_intent, amount?, reason?, status?}, POST /disputes/:id {status}, {due_by} or {reinstated: true}
 */
import path from "node:path";
import express from "express";
import { apiRoutes } from "./api.mjs";
import { payOut } from "./balance.mjs";
import { ApiError } from "./errors.mjs";
import { Faults, ConnectionClosed } from "./faults.mjs";
import { pageRoutes } from "./pages.mjs";
import * as returns from "./returns.mjs";
import { State } from "./state.mjs";
import { Webhooks } from "./webhooks.mjs";

/** @param {string} name */
function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`The payment sandbox needs ${name}.`);
  return value;
}

if (process.env.SHOP_MODE === "production") {
  throw new Error("The payment sandbox does not run in production mode: set STRIPE_API_KEY.");
}

const apiKey = setting("STRIPE_API_KEY");
const state = new State(path.join(setting("DATA_DIR"), "sandbox.json"));
const faults = new Faults(state);
const webhooks = new Webhooks({
  state,
  faults,
  url: setting("SANDBOX_WEBHOOK_URL"),
  secret: setting("STRIPE_WEBHOOK_SECRET"),
});
const api = {
  state,
  faults,
  apiKey,
  publicUrl: setting("SANDBOX_PUBLIC_URL"),
  emit: webhooks.emit.bind(webhooks),
};

const app = express();
app.disable("x-powered-by");
app.get("/health", (_req, res) => {
  res.type("text").send("ok");
});
app.use("/v1", apiRoutes(api));
app.use("/browser", pageRoutes(api));
app.use(["/faults", "/dashboard"], express.json(), (req, res, next) => {
  if (req.get("authorization") === `Bearer ${apiKey}`) next();
  else res.sendStatus(401);
});
app.get("/faults/holding", (_req, res) => {
  res.json(faults.hanging);
});
app.all("/faults", (req, res) => {
  if (req.method === "DELETE") faults.clear();
  if (req.method === "POST") faults.add(req.body);
  state.save();
  res.json(faults.waiting);
});

const dashboard = /** @type {[string, (params: Record<string, any>, id: string) => unknown][]} */ ([
  ["/refunds", (params) => returns.refund(api, params)],
  ["/refunds/:id/fail", (_, id) => returns.failRefund(api, id)],
  ["/disputes", (params) => returns.openDispute(api, params)],
  ["/payouts", (params) => payOut(api, params)],
  ["/disputes/:id", (params, id) => returns.changeDispute(api, id, params)],
]);
for (const [below, act] of dashboard) {
  app.post(`/dashboard${below}`, (req, res) => {
    const done = act(
      req.body,
      String(/** @type {Record<string, string | undefined>} */ (req.params).id ?? ""),
    );
    state.save();
    res.json(done);
  });
}

/** @type {express.ErrorRequestHandler} */
const lastResort = (error, _req, res, next) => {
  if (error instanceof ConnectionClosed || res.destroyed) return;
  if (res.headersSent) {
    next(error);
    return;
  }
  if (error instanceof ApiError) {
    res.status(error.status).json({ error: error.error });
    return;
  }
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  res.status(500).json({ error: { type: "api_error", message: "An unknown error occurred." } });
};
app.use(lastResort);

const server = app.listen(Number(setting("PORT")), "127.0.0.1", () => webhooks.start());
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) {
  process.once(signal, () => {
    webhooks.stop();
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
