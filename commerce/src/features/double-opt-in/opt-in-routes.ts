import { linkTokenBody } from "@su-turrone/contract/form-requests";
import type { z } from "@medusajs/framework/zod";
import { consumeLimit, sendTooMany } from "../../platform/rate-limits";
import { withBody } from "../../platform/with-body";
import { applyToken, requestOptIn, type DoubleOptIn, type LinkAction, type OptIn } from "./double-opt-in";

/**
 * A route that takes a request: 202 `{status: "pending"}`, always the same, so that the response does not reveal who
 * asked before; 429 with Retry-After beyond the limit of the address.
 */
export const requestRoute = <Request extends { email: string }, Row extends OptIn>(
  schema: z.ZodType<Request>,
  optIn: DoubleOptIn<Request, Row>,
) =>
  withBody(schema, async (req, res) => {
    const seconds = await consumeLimit("formOfAddress", req.path, req.validatedBody.email);
    if (seconds > 0) {
      sendTooMany(res, seconds);
      return;
    }
    await requestOptIn(req.scope, optIn, req.validatedBody);
    res.status(202).json({ status: "pending" });
  });

/** A route that applies the token of a link in a mail: `{status}`; 400 for an invalid, expired or used token. */
export const linkRoute = <Request, Row extends OptIn>(
  optIn: DoubleOptIn<Request, Row>,
  action: LinkAction,
  status: "confirmed" | "ended" | "unsubscribed",
) =>
  withBody(linkTokenBody, async (req, res) => {
    await applyToken(req.scope, optIn, action, req.validatedBody.token);
    res.json({ status });
  });
