import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Response } from "express";
import helmet from "helmet";
import { inlineScriptsMark } from "~/page-cache/inline-scripts";
import { env, isHttps } from "./env.server";
import { yearSeconds } from "./headers";

const built = env.NODE_ENV === "production";

/** What Stripe's script needs (docs.stripe.com/security/guide); nothing where payments go to the sandbox. */
const stripe = env.SANDBOX_URL || !env.STRIPE_PUBLISHABLE_KEY ? null : "https://js.stripe.com";

const policies = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [
        "'self'",
        // a page for everybody names its scripts by their content, because a nonce is a secret of one answer
        (_req, res) =>
          "locals" in res ? `'nonce-${String((res as Response).locals["nonce"])}'` : inlineScriptsMark,
        ...(stripe ? [stripe] : []),
      ],
      // Vite's development client puts style elements into the page
      styleSrc: built ? ["'self'"] : ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      connectSrc: ["'self'", ...(built ? [] : ["ws:"]), ...(stripe ? ["https://api.stripe.com"] : [])],
      frameSrc: ["'self'", ...(stripe ? [stripe, "https://hooks.stripe.com"] : [])],
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

/** What no page of the shop asks of a browser; paying may, from the shop itself and from Stripe's form. */
const permissions = [
  "camera=()",
  "geolocation=()",
  "microphone=()",
  "usb=()",
  stripe ? `payment=(self "${stripe}")` : "payment=(self)",
].join(", ");

/**
 * Sets the headers that keep a page to itself: what it may load, who may frame it, what it may ask of a browser. Inline scripts are
 * allowed by the nonce in `res.locals`, or by `inlineScriptsMark` where there is none.
 */
export function securityHeaders(req: IncomingMessage, res: ServerResponse, next: () => void): void {
  res.setHeader("Permissions-Policy", permissions);
  policies(req, res, next);
}

/** The same headers for a page that is given to many. */
export function sharedPageHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
