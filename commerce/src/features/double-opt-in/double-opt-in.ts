import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { enqueueMail } from "../mail/enqueue-mail";
import { timeOfFormMail } from "../mail/mail-pace";
import { retentionMs, retention } from "../privacy/retention";

/** What the link of a mail does: it confirms the address, or ends what was asked for. */
export type LinkAction = "confirm" | "end";

/** An address that asked for something. */
export interface OptIn {
  id: string;
  email: string;
  language: Language;
}

/**
 * Something that is mailed only to who has asked for it and has confirmed so from the mailbox (double opt-in; GDPR art. 7(1),
 * §7 UWG). A feature says here what is its own: its rows, its links and the text of its mail.
 */
export interface DoubleOptIn<Request, Row extends OptIn> {
  /** Domain events: `requested` carries `{id, at}` (milliseconds; another value for each request), `confirmed` carries `{id}`. */
  events: { requested: string; confirmed: string };
  /**
   * Writes a request down.
   * @returns its id; null where the address is confirmed already: no second mail is sent, and the answer does not tell
   * @throws NOT_FOUND for what cannot be asked for
   */
  request: (container: MedusaContainer, request: Request, at: Date) => Promise<string | null>;
  /** @throws NOT_FOUND */
  find: (container: MedusaContainer, id: string) => Promise<Row>;
  /** Address of a link. @param expires seconds since 1970; 0 for never @param at when the request was made */
  link: (
    container: MedusaContainer,
    action: LinkAction,
    row: Row,
    link: { expires: number; at: Date },
  ) => Promise<string>;
  /** Id that the token of a link is good for now; null for a wrong, foreign, expired or used-up one. */
  readToken: (container: MedusaContainer, action: LinkAction, token: string) => Promise<string | null>;
  /** Writes down what the link says. @returns whether that changed anything; null where there is nothing left to confirm */
  apply: (container: MedusaContainer, action: LinkAction, id: string, at: Date) => Promise<boolean | null>;
  /** The mail with the links: its name and its data; null where what was asked for is gone. */
  mail: {
    name: string;
    data: (
      container: MedusaContainer,
      row: Row,
      links: Readonly<Record<LinkAction, string>>,
    ) => Promise<Readonly<Record<string, unknown>> | null>;
  };
  /** Deletes requests made before a moment that were never confirmed. */
  deleteUnconfirmed: (container: MedusaContainer, before: Date) => Promise<void>;
}

/** For so long a link to confirm is good (ms). */
const confirmWithin = retentionMs(retention.unconfirmedRequests.days);

const invalidLink = () =>
  new MedusaError(MedusaError.Types.INVALID_DATA, "The link is not or no longer valid");

/** Writes a request down; the mail with the link to confirm follows from the event. @throws what `request` throws */
export async function requestOptIn<Request, Row extends OptIn>(
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

/** Queues the mail with the links to confirm and to end; one a request. @param at when it was made, in milliseconds */
export async function enqueueConfirmMail<Request, Row extends OptIn>(
  container: MedusaContainer,
  { find, link, mail }: DoubleOptIn<Request, Row>,
  { id, at }: { id: string; at: number },
): Promise<void> {
  const row = await find(container, id);
  const made = new Date(at);
  const expires = Math.floor((at + confirmWithin) / 1000);
  const data = await mail.data(container, row, {
    confirm: await link(container, "confirm", row, { expires, at: made }),
    end: await link(container, "end", row, { expires: 0, at: made }),
  });
  if (!data) return;
  const { email: to, language } = row;
  const { name } = mail;
  const notBefore = await timeOfFormMail(container, name);
  await enqueueMail(container, {
    event: name,
    key: `${id}-${at}`,
    to,
    language,
    template: name,
    data,
    notBefore,
  });
}

/** Does what the link of a mail says; following it twice does it once. @throws INVALID_DATA for a link that is not valid */
export async function applyToken<Request, Row extends OptIn>(
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

/** Deletes the requests whose link has expired without being followed. */
export const deleteExpired = <Request, Row extends OptIn>(
  container: MedusaContainer,
  { deleteUnconfirmed }: DoubleOptIn<Request, Row>,
): Promise<void> => deleteUnconfirmed(container, new Date(Date.now() - confirmWithin));
