import type { Request, RequestHandler, Response } from "express";

/** Response headers of the sandbox that are passed to the browser. */
const forwardedHeaders = ["content-type", "content-security-policy", "cache-control", "location"];

/** Path prefix of the sandbox's browser-facing part. */
const browserPathPrefix = "/browser/";

async function readBody(req: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return parts.length > 0 ? new Uint8Array(Buffer.concat(parts)) : null;
}

async function forwardRequest(target: URL, req: Request, res: Response): Promise<void> {
  const body = await readBody(req);
  const answer = await fetch(target, {
    method: req.method,
    redirect: "manual",
    headers: {
      "Content-Type": req.get("content-type") ?? "text/plain",
      "Accept-Language": req.get("accept-language") ?? "",
    },
    ...(body ? { body } : {}),
    signal: AbortSignal.timeout(10_000),
  });
  for (const name of forwardedHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) res.setHeader(name, value);
  }
  res.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Proxies the browser-facing part of the payment sandbox (its script, card form, PayPal and bank pages), so that it is
 * served from the shop's own origin, whatever URL the shop is opened at. Stripe's API itself is not reachable this way.
 */
export function sandboxProxy(origin: string): RequestHandler {
  return (req, res, next) => {
    const address = `${origin}${browserPathPrefix}${req.url.slice(1)}`;
    const target = URL.canParse(address) ? new URL(address) : null;
    // check after dot segments have been resolved
    if (target?.origin === new URL(origin).origin && target.pathname.startsWith(browserPathPrefix)) {
      forwardRequest(target, req, res).catch(next);
    } else {
      res.status(404).type("text").send("Not Found");
    }
  };
}
