/** The pages opened by a shopper's browser: the card form, the wallets, PayPal's page, the bank's page. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import express from "express";
import { ApiError } from "./errors.mjs";
import { approve, refuse } from "./intents.mjs";
import { tokenOf, typedToken, walletToken } from "./methods.mjs";
import { languageOf, wordsOf } from "./words.mjs";

/** @typedef {import("./types.mjs").Intent} Intent */

const browserDir = path.join(path.dirname(fileURLToPath(import.meta.url)), "browser");

/** Stripe's error when a shopper cancels at the bank or at PayPal (docs.stripe.com/error-codes). */
const givenUp = /** @type {import("./types.mjs").PaymentError} */ ({
  type: "invalid_request_error",
  code: "payment_intent_authentication_failure",
  message: "The provided PaymentMethod has failed authentication.",
});

const escapes = /** @type {Record<string, string>} */ ({
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
});

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/**
 * @param {"de" | "it" | "en"} language
 * @param {string} title
 * @param {string} main
 */
const page = (language, title, main) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><link rel="stylesheet" href="../page.css"></head>
<body><main><p class="demo">${escaped(wordsOf(language).demo)}</p><h1>${escaped(title)}</h1>${main}</main></body></html>`;

/**
 * @param {string} value
 * @param {string} label
 */
const button = (value, label) => `<button name="answer" value="${value}">${escaped(label)}</button>`;

/**
 * The URL a shopper returns to, with the query parameters Stripe adds.
 * @param {Intent} intent
 */
function wayBack(intent) {
  const url = new URL(intent.return_url ?? "");
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret);
  url.searchParams.set("redirect_status", intent.last_payment_error ? "failed" : "succeeded");
  return url.href;
}

/** @param {import("./api.mjs").Api} api */
export function pageRoutes(api) {
  const { state } = api;
  const router = express.Router();
  router.use((_req, res, next) => {
    res.setHeader(
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
    );
    res.setHeader("Cache-Control", "no-store");
    next();
  });
  router.use(express.static(browserDir, { index: false }));
  router.use(express.urlencoded({ extended: false }), express.json());

  router.get("/words", (req, res) => {
    res.json(wordsOf(languageOf(String(req.query.locale ?? ""))));
  });
  router.post("/confirmation_tokens", (req, res) => {
    try {
      const { wallet } = req.body;
      const token = wallet ? walletToken(state, String(wallet)) : typedToken(state, req.body);
      state.save();
      res.json(tokenOf(state, token.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      res.status(error.status).json({ error: error.error });
    }
  });

  /** @param {string} secret */
  const waiting = (secret) =>
    Object.values(state.data.intents).find(
      (intent) => intent.client_secret === secret && intent.status === "requires_action",
    );

  for (const kind of /** @type {const} */ (["paypal", "3ds"])) {
    router.get(`/${kind}/:secret`, (req, res) => {
      const intent = waiting(req.params.secret);
      if (!intent) {
        const language = languageOf(req.acceptsLanguages("de", "it", "en") || "de");
        res.status(404).send(page(language, wordsOf(language).gone, ""));
        return;
      }
      const language = languageOf(intent.return_url ?? "");
      const t = wordsOf(language);
      const amount = new Intl.NumberFormat(language, { style: "currency", currency: intent.currency });
      const buttons =
        kind === "paypal"
          ? button("approve", t.approve) + button("refuse", t.refuse) + button("lose", t.lose)
          : button("approve", t.bankApprove) + button("refuse", t.bankRefuse);
      const form = `<p>${escaped(t.amount)}: <strong>${escaped(amount.format(intent.amount / 100))}</strong></p><form method="post">${buttons}</form>`;
      res.send(page(language, kind === "paypal" ? t.paypalTitle : t.bankTitle, form));
    });
    router.post(`/${kind}/:secret`, (req, res) => {
      const intent = waiting(req.params.secret);
      if (!intent) {
        res.redirect(303, req.params.secret);
        return;
      }
      const back = intent.return_url;
      if (req.body.answer === "refuse") refuse(api, intent, givenUp);
      else approve(api, intent);
      state.save();
      const language = languageOf(back ?? "");
      if (req.body.answer === "lose") res.send(page(language, wordsOf(language).lost, ""));
      else res.redirect(303, wayBack(intent));
    });
  }
  return router;
}
