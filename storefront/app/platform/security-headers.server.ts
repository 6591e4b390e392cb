import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Response } from "express";
import helmet from "helmet";
import { inlineScriptsPlaceholder } from "~/page-cache/inline-scripts";
import { env, isHttps } from "./env.server";
import { yearSeconds } from "./headers";

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
