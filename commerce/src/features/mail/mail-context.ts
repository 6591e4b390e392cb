import { toBuffer } from "qrcode";
import type { MedusaContainer } from "@medusajs/framework/types";
import { env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import type { OutgoingMail } from "./transport";
import { type ClaimedMail, MAIL_MODULE, type NewMail } from "../../modules/mail";
import type { SendingShop } from "./templates/layout";
import { scanCodeId } from "./templates/parts";
import type { ShopSettings } from "../../modules/shop-settings/setting-types";
import { companyOf, readSettings } from "../shop/settings";
import { renderMail, type RenderedMail } from "./render-mail";
import { Modules } from "@medusajs/framework/utils";

/** Language of mails to the owner and admin users. */
export const ownerLanguage = (): Language => env().OWNER_LANGUAGE;

/** Mail address of the owner; in the demo a reserved address (RFC 2606). */
export const ownerAddress = async (container: MedusaContainer): Promise<string> =>
  (await readSettings(container)).company_email;

const senderOf = (settings: ShopSettings): SendingShop => ({
  ...companyOf(settings),
  url: env().STOREFRONT_URL,
});

type WrittenMail = Pick<ClaimedMail, "template" | "data" | "language">;

/** With the white margin scanners require. */
const scanOptions = { errorCorrectionLevel: "M", margin: 4, scale: 8 } as const;

/**
 * Renders a mail of the outbox as the recipient sees it, with embedded pictures, for display in the admin; a token that
 * gives access to somebody else's account is left out.
 * @throws as renderMail
 */
export async function renderForAdmin(container: MedusaContainer, mail: WrittenMail): Promise<RenderedMail> {
  const data = "token" in mail.data ? { ...mail.data, token: "" } : mail.data;
  const rendered = await renderMail({ ...mail, data }, senderOf(await readSettings(container)));
  let { html } = rendered;
  for (const { cid, content } of await picturesOf(rendered)) {
    html = html.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString("base64")}`);
  }
  return { ...rendered, html };
}

/** Pictures embedded in a mail: the QR code, if there is one. */
const picturesOf = async ({ scan }: RenderedMail): Promise<OutgoingMail["pictures"]> =>
  scan === undefined
    ? []
    : [
        {
          cid: scanCodeId,
          filename: `${scanCodeId}.png`,
          content: await toBuffer(scan, scanOptions),
        },
      ];

/** Renders a claimed mail for sending. @throws as renderMail */
export async function toOutgoingMail(container: MedusaContainer, mail: ClaimedMail): Promise<OutgoingMail> {
  const { id, repeats, recipient, language, template, created_at: createdAt } = mail;
  const settings = await readSettings(container);
  const rendered = await renderMail(mail, senderOf(settings));
  const { company_email: company, mail_sender_address: sender, mail_sender_name: senderName } = settings;
  // a sender of its own may be a mailbox nobody reads
  const { subject, html, text, replyTo = sender && company, headers = {} } = rendered;
  // to the millisecond, so that files sorted by name are in chronological order
  const time = createdAt.toISOString().replace(/[-:.]/g, "");
  const name = repeats > 0 ? `${id}-${repeats}` : id;
  return {
    messageId: `${name}@${new URL(env().STOREFRONT_URL).hostname}`,
    fileName: `${time}-${template}-${name}`,
    from: { name: senderName, address: sender || company },
    to: recipient,
    // never the sender: mail servers refuse a mail in a buyer's name (DMARC)
    replyTo: replyTo || undefined,
    subject,
    html,
    text,
    pictures: await picturesOf(rendered),
    headers,
    language,
    date: createdAt,
  };
}

/** Emitted when a mail was enqueued, so that it is sent immediately. */
export const mailQueued = "mail.queued";

/**
 * Enqueues a mail and triggers sending; has no effect for the same event, key and recipient again. Its template has the
 * name of the event.
 */
export async function enqueueMail(
  container: MedusaContainer,
  mail: Omit<NewMail, "template">,
): Promise<void> {
  const outbox = container.resolve(MAIL_MODULE);
  if (!(await outbox.enqueue({ ...mail, template: mail.event }))) return;
  // if this event is lost, the job that runs every minute finds the mail
  await container.resolve(Modules.EVENT_BUS).emit({ name: mailQueued, data: {} });
}

/** Queues a mail again and triggers sending. @throws NOT_FOUND */
export async function resendMail(container: MedusaContainer, id: string): Promise<void> {
  await container.resolve(MAIL_MODULE).resend(id);
  await container.resolve(Modules.EVENT_BUS).emit({ name: mailQueued, data: { id } });
}
