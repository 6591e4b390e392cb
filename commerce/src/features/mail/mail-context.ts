import { toBuffer, toDataURL } from "qrcode";
import { env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import type { OutgoingMail } from "./transport";
import type { ClaimedMail } from "../../modules/mail/service";
import type { Sender } from "./templates/layout";
import { scanCodeId } from "./templates/parts";
import { renderMail, type RenderedMail } from "./render-mail";

/** The language the owner and the people of the admin are written to. */
export const ownerLanguage = (): Language => env().OWNER_LANGUAGE;

/** Where the owner reads mail; in the demonstration an address that leads nowhere (RFC 2606). */
export const ownerAddress = (): string => env().COMPANY_EMAIL;

function sender(): Sender {
  const company = env();
  return {
    name: company.COMPANY_NAME,
    street: company.COMPANY_STREET,
    postalCode: company.COMPANY_POSTAL_CODE,
    city: company.COMPANY_CITY,
    vatId: company.COMPANY_VAT_ID,
    rea: company.COMPANY_REA,
    email: company.COMPANY_EMAIL,
    url: company.STOREFRONT_URL,
  };
}

type WrittenMail = Pick<ClaimedMail, "template" | "data" | "language">;

/** With the white around it that readers need. */
const scanOptions = { errorCorrectionLevel: "M", margin: 4, scale: 8 } as const;

/**
 * A mail of the outbox as the recipient sees it, its pictures within, for who looks at it in the admin: a token that opens
 * another person's account is left out.
 * @throws as renderMail
 */
export async function renderForAdmin(mail: WrittenMail): Promise<RenderedMail> {
  const data = "token" in mail.data ? { ...mail.data, token: "" } : mail.data;
  const rendered = await renderMail({ ...mail, data }, sender());
  const { scan, html } = rendered;
  if (scan === undefined) return rendered;
  return { ...rendered, html: html.replaceAll(`cid:${scanCodeId}`, await toDataURL(scan, scanOptions)) };
}

/** A text as the picture of a code to be scanned. */
const scanPicture = async (text: string) => ({
  cid: scanCodeId,
  filename: `${scanCodeId}.png`,
  content: await toBuffer(text, scanOptions),
});

/** A claimed mail, ready to be sent. @throws as renderMail */
export async function toOutgoingMail(mail: ClaimedMail): Promise<OutgoingMail> {
  const { id, repeats, recipient, language, template, created_at: createdAt } = mail;
  const { subject, html, text, replyTo, scan, headers = {} } = await renderMail(mail, sender());
  // to the millisecond: a folder sorted by name is in the order of what happened
  const time = createdAt.toISOString().replace(/[-:.]/g, "");
  const name = repeats > 0 ? `${id}-${repeats}` : id;
  return {
    messageId: `${name}@${new URL(env().STOREFRONT_URL).hostname}`,
    fileName: `${time}-${template}-${name}`,
    from: env().MAIL_FROM ?? `Su Turrone <${ownerAddress()}>`,
    to: recipient,
    replyTo,
    subject,
    html,
    text,
    pictures: scan === undefined ? [] : [await scanPicture(scan)],
    headers,
    language,
    date: createdAt,
  };
}
