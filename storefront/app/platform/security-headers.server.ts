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

/** Origins of Stripe's script and frames (docs.stripe.com/security/guide); none if payments go to the sandbox. */
const stripeOrigins =
  env.SANDBOX_URL || !env.STRIPE_PUBLISHABLE_KEY ? [] : ["https://js.stripe.com", "https://*.js.stripe.com"];
const hasStripe = stripeOrigins.length > 0;

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
        ...stripeOrigins,
      ],
      // Vite's development client inserts style elements
      styleSrc: isProduction ? ["'self'"] : ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      connectSrc: [
        "'self'",
        ...(isProduction ? [] : ["ws:"]),
        ...(hasStripe ? ["https://api.stripe.com"] : []),
      ],
      frameSrc: ["'self'", ...(hasStripe ? [...stripeOrigins, "https://hooks.stripe.com"] : [])],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: isHttps ? { maxAge: yearSeconds, includeSubDomains: true } : false,
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  // PayPal and Google Pay open a window from Stripe's frame, which has to find its way back
  crossOriginOpenerPolicy: { policy: hasStripe ? "same-origin-allow-popups" : "same-origin" },
});

/** Browser features no page needs are disabled; payment is allowed for the shop itself and Stripe's frames. */
const permissions = [
  "camera=()",
  "geolocation=()",
  "microphone=()",
  "usb=()",
  `payment=(${["self", ...stripeOrigins.map((origin) => `"${origin}"`)].join(" ")})`,
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
