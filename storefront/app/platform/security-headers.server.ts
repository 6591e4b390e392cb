import { createHash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Response } from "express";
import helmet from "helmet";
import { env, isHttps } from "./env.server";
import { yearSeconds } from "./headers";

/** Stands in a shared page's policy until the page is rendered and the hashes of its scripts are known. */
export const inlineScriptsPlaceholder = "'inline-scripts'";

const isProduction = env.NODE_ENV === "production";

/** Origin of Stripe's script (docs.stripe.com/security/guide); null if payments go to the sandbox. */
const stripeOrigin = env.SANDBOX_URL || !env.STRIPE_PUBLISHABLE_KEY ? null : "https://js.stripe.com";

const helmetMiddleware = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [
        "'self'",
        // shared pages use script hashes, because a nonce must be unique per response
        (_req, res) =>
          "locals" in res ? `'nonce-${String((res as Response).locals["nonce"])}'` : inlineScriptsPlaceholder,
        ...(stripeOrigin ? [stripeOrigin] : []),
      ],
      // Vite's development client inserts style elements
      styleSrc: isProduction ? ["'self'"] : ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      connectSrc: [
        "'self'",
        ...(isProduction ? [] : ["ws:"]),
        ...(stripeOrigin ? ["https://api.stripe.com"] : []),
      ],
      frameSrc: ["'self'", ...(stripeOrigin ? [stripeOrigin, "https://hooks.stripe.com"] : [])],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: isHttps ? { maxAge: yearSeconds, includeSubDomains: true } : false,
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
});

/** Browser features no page needs are disabled; payment is allowed for the shop itself and Stripe's form. */
const permissions = [
  "camera=()",
  "geolocation=()",
  "microphone=()",
  "usb=()",
  stripeOrigin ? `payment=(self "${stripeOrigin}")` : "payment=(self)",
].join(", ");

/**
 * Sets the security headers of a page: what it may load, who may frame it, which browser features it may use. Inline
 * scripts are allowed by the nonce in `res.locals`, or by `inlineScriptsPlaceholder` if there is none.
 */
export function securityHeaders(req: IncomingMessage, res: ServerResponse, next: () => void): void {
  res.setHeader("Permissions-Policy", permissions);
  helmetMiddleware(req, res, next);
}

/** The same headers for a shared page. */
export function sharedPageHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const scriptElements = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** External scripts are allowed by their URL, and data blocks are never executed. */
const isInlineScript = (attributes: string): boolean =>
  !/\ssrc=/.test(attributes) && !/\stype="application\/(?:ld\+)?json"/.test(attributes);

/**
 * CSP hash sources that allow exactly the inline scripts of a page (CSP 3, hash-source): a shared page cannot have a
 * nonce, which must be unique per response.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(scriptElements)]
    .filter(([, attributes]) => isInlineScript(attributes ?? ""))
    .map(
      ([, , text]) =>
        `'sha256-${createHash("sha256")
          .update(text ?? "")
          .digest("base64")}'`,
    );
  return [...new Set(hashes)];
}
