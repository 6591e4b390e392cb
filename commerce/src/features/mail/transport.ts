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

/** What nodemailer knows of a failed delivery. */
interface SmtpFailure {
  code?: unknown;
  responseCode?: unknown;
  /** SMTP command the server refused. */
  command?: unknown;
  /** The server's answer. */
  response?: unknown;
}

const failureOf = (error: unknown): SmtpFailure => (error instanceof Error ? (error as SmtpFailure) : {});

/** Description of a failure without personal data about the recipient. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = failureOf(error);
  const parts = [error.name, code, responseCode];
  return parts.filter((part) => typeof part === "string" || typeof part === "number").join(" ");
}

/** Errors of SMTP steps at which a server rejects a single mail rather than all of them. */
const messageErrorCodes = new Set(["EENVELOPE", "EMESSAGE"]);

/**
 * Whether a retry is pointless: the server permanently rejected the recipient or the mail (5xx). A rejected sender
 * concerns every mail, and the owner can correct it.
 */
export function isFinal(error: unknown): boolean {
  const { code, responseCode, command } = failureOf(error);
  const isOfMessage = typeof code === "string" && messageErrorCodes.has(code) && command !== "MAIL FROM";
  return isOfMessage && Number(responseCode) >= 500;
}

/** Enhanced status of an answer to the recipient that is not about the address, but the sender or a rule (RFC 3463). */
const otherReason = /^\d{3}[ -](?!5\.1\.(?:[0-6]|10)\b)\d\.\d+\.\d+/;

/** Whether the recipient's server says that there is no such mailbox (5xx to RCPT TO). */
export function refusesAddress(error: unknown): boolean {
  const { responseCode, command, response } = failureOf(error);
  return command === "RCPT TO" && Number(responseCode) >= 500 && !otherReason.test(String(response));
}
