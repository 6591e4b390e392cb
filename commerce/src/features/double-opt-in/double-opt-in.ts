import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { enqueueMail } from "../mail/mail-context";
import { timeOfFormMail } from "../mail/mail-pace";
import { retentionMs, retention } from "../privacy/retention";
import { linkTokenBody } from "@su-turrone/contract/form-requests";
import type { z } from "@medusajs/framework/zod";
import { consumeLimit, sendTooMany } from "../../platform/rate-limits";
import { withBody } from "../../platform/with-body";

/** Action of a link in a mail: confirms the address, or ends the subscription or alert. */
type LinkAction = "confirm" | "end";

/** An address with a request. */
export interface OptIn {
  id: string;
  email: string;
  language: Language;
}

/**
 * Something that is only mailed to people who requested it and confirmed the request from their mailbox (double opt-in;
 * GDPR art. 7(1), §7 UWG). Each feature implements its own part: rows, links and mail text.
 */
export interface DoubleOptIn<Request, Row extends OptIn> {
  /**
   * Domain events: `requested` carries `{id, at}` (milliseconds; different for each request), `confirmed` carries
   * `{id}`.
   */
  events: { requested: string; confirmed: string };
  /**
   * Stores a request.
   * @returns its id; null when the address is already confirmed: no second mail is sent, and the response does not
   * reveal it
   * @throws NOT_FOUND for something that cannot be requested
   */
  request: (container: MedusaContainer, request: Request, at: Date) => Promise<string | null>;
  /** @throws NOT_FOUND */
  find: (container: MedusaContainer, id: string) => Promise<Row>;
  /** URL of a link. @param expires seconds since 1970; 0 for never @param at when the request was made */
  link: (
    container: MedusaContainer,
    action: LinkAction,
    row: Row,
    link: { expires: number; at: Date },
  ) => Promise<string>;
  /**
   * Id that the token of a link currently gives access to; null when it is invalid, expired, used, or signed for
   * another purpose.
   */
  readToken: (container: MedusaContainer, action: LinkAction, token: string) => Promise<string | null>;
  /** Applies the action of a link. @returns whether it changed anything; null when there is nothing left to confirm */
  apply: (container: MedusaContainer, action: LinkAction, id: string, at: Date) => Promise<boolean | null>;
  /** The mail with the links: its name and its data; null when the requested object no longer exists. */
  mail: {
    name: string;
    data: (
      container: MedusaContainer,
      row: Row,
      links: Readonly<Record<LinkAction, string>>,
    ) => Promise<Readonly<Record<string, unknown>> | null>;
  };
  /** Deletes requests made before a point in time that were never confirmed. */
  deleteUnconfirmed: (container: MedusaContainer, before: Date) => Promise<void>;
}

/** Validity of a confirmation link (ms). */
const confirmWithin = retentionMs(retention.unconfirmedRequests.days);

const invalidLink = () =>
  new MedusaError(MedusaError.Types.INVALID_DATA, "The link is invalid or has expired");

/** Stores a request; the event triggers the mail with the confirmation link. @throws what `request` throws */
async function requestOptIn<Request, Row extends OptIn>(
  container: MedusaContainer,
  { request, events }: DoubleOptIn<Request, Row>,
  input: Request,
): Promise<void> {
  const at = new Date();
  const id = await request(container, input, at);
  if (id === null) return;
  const data = { id, at: at.getTime() };
  await container.resolve(Modules.EVENT_BUS).emit({ name: events.requested, data });
}

/**
 * Enqueues the mail with the links to confirm and to end; one per request. @param at when it was made, in milliseconds
 */
export async function enqueueConfirmMail<Request, Row extends OptIn>(
  container: MedusaContainer,
  { find, link, mail }: DoubleOptIn<Request, Row>,
  { id, at }: { id: string; at: number },
): Promise<void> {
  const row = await find(container, id);
  const requestedAt = new Date(at);
  const expires = Math.floor((at + confirmWithin) / 1000);
  const data = await mail.data(container, row, {
    confirm: await link(container, "confirm", row, { expires, at: requestedAt }),
    end: await link(container, "end", row, { expires: 0, at: requestedAt }),
  });
  if (!data) return;
  const { email: to, language } = row;
  const { name } = mail;
  const notBefore = await timeOfFormMail(container, name);
  await enqueueMail(container, { event: name, key: `${id}-${at}`, to, language, data, notBefore });
}

/**
 * Applies the action of a link in a mail; following the link twice has no further effect. @throws INVALID_DATA for an
 * invalid link
 */
async function applyToken<Request, Row extends OptIn>(
  container: MedusaContainer,
  { readToken, apply, events }: DoubleOptIn<Request, Row>,
  action: LinkAction,
  token: string,
): Promise<void> {
  const id = await readToken(container, action, token);
  const changed = id === null ? null : await apply(container, action, id, new Date());
  if (id === null || changed === null) throw invalidLink();
  if (action === "confirm" && changed) {
    await container.resolve(Modules.EVENT_BUS).emit({ name: events.confirmed, data: { id } });
  }
}

/** Deletes the requests whose link has expired unused. */
export const deleteExpired = <Request, Row extends OptIn>(
  container: MedusaContainer,
  { deleteUnconfirmed }: DoubleOptIn<Request, Row>,
): Promise<void> => deleteUnconfirmed(container, new Date(Date.now() - confirmWithin));

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
