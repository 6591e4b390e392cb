/** The part of Stripe's REST API that the shop uses, as Express routes. */
import express from "express";
import { ApiError, missing } from "./errors.mjs";
import { afterCall, beforeCall, replaceResponse } from "./faults.mjs";
import { balanceTransactions } from "./balance.mjs";
import * as intents from "./intents.mjs";
import { methodOf, testToken, tokenOf } from "./methods.mjs";
import * as returns from "./returns.mjs";
import { newId, now } from "./state.mjs";

/** @typedef {import("./intents.mjs").Sandbox & { faults: import("./faults.mjs").Faults, apiKey: string }} Api */
/** @typedef {import("express").Request} Request */
/** @typedef {import("express").Response} Response */

/**
 * Processes a request; one with a known Idempotency-Key gets the stored response
 * (docs.stripe.com/api/idempotent_requests).
 * @param {Api} api
 * @param {Request} req
 * @param {Response} res
 * @param {() => { status: number, body: unknown }} act
 */
function once({ state }, req, res, act) {
  const key = req.get("idempotency-key");
  if (!key || req.method !== "POST") return act();
  const params = JSON.stringify([req.path, req.body]);
  const known = state.data.answers[key];
  if (known && known.params !== params) {
    throw new ApiError(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    });
  }
  if (known) {
    res.setHeader("Idempotent-Replayed", "true");
    return known;
  }
  const answer = act();
  // the object itself changes later; the stored response must not
  state.data.answers[key] = { ...answer, body: structuredClone(answer.body), params };
  return answer;
}

/** @param {unknown} error */
function answerOf(error) {
  if (error instanceof ApiError) return { status: error.status, body: { error: error.error } };
  throw error;
}

/**
 * A list in Stripe's format, newest first.
 * @param {{ created: number, id: string }[]} all
 * @param {Record<string, any>} query
 */
function listOf(all, { limit, created, starting_after: after }) {
  const from = Number(created?.gte ?? 0);
  const before = Number(created?.lt ?? Infinity);
  const rows = all.filter((row) => row.created >= from && row.created < before).reverse();
  const start = after ? rows.findIndex(({ id }) => id === after) + 1 : 0;
  const size = Number(limit ?? 10);
  return {
    object: "list",
    data: rows.slice(start, start + size),
    has_more: rows.length > start + size,
    url: "/v1/list",
  };
}

/**
 * The intent as a response body, with its payment method expanded on request.
 * @param {Api} api
 * @param {import("./types.mjs").Intent} intent
 * @param {Record<string, any>} params
 */
function responseOf({ state }, intent, params) {
  const expand = /** @type {unknown[]} */ (params.expand ?? []);
  const methodId = expand.includes("payment_method") && intent.payment_method;
  return { ...intent, ...(methodId ? { payment_method: methodOf(state, methodId) } : {}) };
}

/** @param {Api} api */
export function apiRoutes(api) {
  const { state, faults } = api;
  const router = express.Router();
  router.use(express.urlencoded({ extended: true }));
  router.use((req, res, next) => {
    if (req.get("authorization") === `Bearer ${api.apiKey}`) next();
    else
      res
        .status(401)
        .json({ error: { type: "invalid_request_error", message: "Invalid API Key provided." } });
  });

  /**
   * @param {"get" | "post" | "delete"} method
   * @param {string} path
   * @param {string} operation name used by faults
   * @param {(params: Record<string, any>, id: string) => unknown} act
   */
  const route = (method, path, operation, act) => {
    router[method](path, async (req, res, next) => {
      const id = String(req.params.id ?? "");
      const params = { ...req.query, ...req.body };
      // a replayed response does not consume a fault
      const repeated = (req.get("idempotency-key") ?? "") in state.data.answers;
      const hadFaults = faults.waiting.length > 0;
      const fault = repeated ? undefined : faults.forCall(operation, id, res);
      const catchApiError = (/** @type {() => { status: number, body: unknown }} */ work) => {
        try {
          return work();
        } catch (error) {
          return answerOf(error);
        }
      };
      try {
        // a consumed fault stays consumed after a kill
        if (hadFaults) state.save();
        await beforeCall(fault, res);
        const { status, body } = catchApiError(() =>
          once(api, req, res, () =>
            catchApiError(() => {
              replaceResponse(fault);
              return { status: 200, body: act(params, id) };
            }),
          ),
        );
        if (method !== "get") state.save();
        await afterCall(fault, res, body);
        res.status(status).setHeader("Request-Id", newId("req")).json(body);
      } catch (error) {
        if (error instanceof ApiError) res.status(error.status).json({ error: error.error });
        else next(error);
      }
    });
  };

  route("post", "/payment_intents", "create", (params) =>
    responseOf(api, intents.create(api, params), params),
  );
  route("get", "/payment_intents", "list", (query) => listOf(Object.values(state.data.intents), query));
  route("get", "/payment_intents/:id", "retrieve", (query, id) =>
    responseOf(api, intents.intentOf(state, id), query),
  );
  for (const [path, operation, act] of /** @type {const} */ ([
    ["/payment_intents/:id", "update", intents.update],
    ["/payment_intents/:id/confirm", "confirm", intents.confirm],
    ["/payment_intents/:id/capture", "capture", intents.capture],
    ["/payment_intents/:id/cancel", "cancel", intents.cancel],
  ])) {
    route("post", path, operation, (params, id) =>
      responseOf(api, act(api, intents.intentOf(state, id), params), params),
    );
  }
  /** @param {{ payment_intent: string, created: number, id: string }[]} all @param {Record<string, any>} query */
  const listByIntent = (all, query) => {
    const wanted = query.payment_intent;
    const list = listOf(wanted ? all.filter((row) => row.payment_intent === wanted) : all, query);
    if (!(query.expand ?? []).includes("data.payment_intent")) return list;
    const expanded = /** @type {typeof all} */ (list.data).map((row) => ({
      ...row,
      payment_intent: intents.intentOf(state, row.payment_intent),
    }));
    return { ...list, data: expanded };
  };
  route("post", "/refunds", "refund", (params) => returns.refund(api, params));
  route("get", "/refunds", "list", (query) => listByIntent(Object.values(state.data.refunds), query));
  route("get", "/disputes", "list", (query) => listByIntent(Object.values(state.data.disputes), query));
  route("get", "/disputes/:id", "retrieve", (_, id) => returns.disputeOf(api, id));
  route("get", "/balance_transactions", "list", (query) => listOf(balanceTransactions(state), query));
  route("get", "/payouts", "list", (query) => listOf(Object.values(state.data.payouts), query));
  route("get", "/payment_methods/:id", "retrieve", (_, id) => methodOf(state, id));
  route("get", "/confirmation_tokens/:id", "retrieve", (_, id) => tokenOf(state, id));
  route("post", "/test_helpers/confirmation_tokens", "token", (params) => testToken(state, params));
  customerRoutes(api, route);
  return router;
}

/**
 * @param {Api} api
 * @param {(method: "get" | "post" | "delete", path: string, operation: string, act: (params: Record<string, any>, id: string) => unknown) => void} route
 */
function customerRoutes({ state }, route) {
  const customerOf = (/** @type {string} */ id) => {
    const customer = state.data.customers[id];
    if (!customer) throw missing("customer", id);
    return customer;
  };
  const texts = (/** @type {Record<string, any>} */ { email, name, phone }) => ({
    ...(email === undefined ? {} : { email }),
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone }),
  });
  route("post", "/customers", "customer", (params) => {
    const id = newId("cus");
    const none = { email: null, name: null, phone: null };
    return (state.data.customers[id] = {
      id,
      object: "customer",
      created: now(),
      metadata: { ...params.metadata },
      ...none,
      ...texts(params),
    });
  });
  route("get", "/customers/:id", "retrieve", (_, id) => customerOf(id));
  route("post", "/customers/:id", "customer", (params, id) => Object.assign(customerOf(id), texts(params)));
  route("delete", "/customers/:id", "customer", (_, id) => {
    delete state.data.customers[customerOf(id).id];
    return { id, object: "customer", deleted: true };
  });
  route("get", "/customers/:id/payment_methods", "list", (query, id) =>
    listOf([], { ...query, of: customerOf(id) }),
  );
}
