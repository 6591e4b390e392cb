import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";

export interface OutgoingMail {
  /** Without angle brackets; the same for every attempt, so that mailboxes can detect duplicates. */
  messageId: string;
  /** File name without extension, used when mails are written to files. */
  fileName: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** Pictures referenced by the HTML as `cid:…`. */
  pictures: readonly { cid: string; filename: string; content: Buffer }[];
  headers: Readonly<Record<string, string>>;
  /** ISO code of the mail's language. */
  language: string;
  date: Date;
}

/** Delivers a mail. @throws the delivery error; see `isFinal` */
export type Deliver = (letter: OutgoingMail) => Promise<void>;

/** Timeouts of the delivery steps (ms), so that an unresponsive server does not block the outbox. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const toMessage = ({ fileName: _, language, headers, messageId, to, pictures, ...letter }: OutgoingMail) => ({
  ...letter,
  attachments: pictures.map((picture) => ({ ...picture, contentDisposition: "inline" as const })),
  // a single address, never parsed as a list
  to: { name: "", address: to },
  messageId: `<${messageId}>`,
  headers: { ...headers, "Content-Language": language, "Auto-Submitted": "auto-generated" },
  // the content includes user input, which must not cause access to files or URLs
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Delivers over SMTP. @param url smtp://user:password@host:587 or smtps://host:465 */
export function smtpDelivery(url: string): Deliver {
  const transport = createTransport({ url, ...timeouts });
  return async (letter) => {
    await transport.sendMail(toMessage(letter));
  };
}

/** Writes each mail to an .eml file (RFC 5322); writing it twice results in one file. */
export function fileDelivery(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (letter) => {
    const { message } = await transport.sendMail(toMessage(letter));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${letter.fileName}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

/** Description of a failure without personal data about the recipient. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [error.name, code, responseCode];
  return parts.filter((part) => typeof part === "string" || typeof part === "number").join(" ");
}

/** Errors of SMTP steps at which a server rejects a single mail rather than all of them. */
const messageErrorCodes = new Set(["EENVELOPE", "EMESSAGE"]);

/** Whether a retry is pointless: the server permanently rejected the recipient or the mail (5xx). */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return typeof code === "string" && messageErrorCodes.has(code) && Number(responseCode) >= 500;
}
