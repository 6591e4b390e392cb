import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";

/** A mail ready to be sent. */
export interface OutgoingMail {
  /** Without angle brackets; the same for every try, so that a mailbox can tell a double. */
  messageId: string;
  /** Name of the file where mails are written to files, without its ending. */
  fileName: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** Pictures the HTML names as `cid:…`. */
  pictures: readonly { cid: string; filename: string; content: Buffer }[];
  headers: Readonly<Record<string, string>>;
  /** ISO code of the language the mail is in. */
  language: string;
  date: Date;
}

/** Takes letters to their recipients. @throws what went wrong; see `isFinal` */
export type Deliver = (letter: OutgoingMail) => Promise<void>;

/** Each on its own may last so long (ms); a server that says nothing must not hold the outbox. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A letter as nodemailer takes it. */
const composed = ({ fileName: _, language, headers, messageId, to, pictures, ...letter }: OutgoingMail) => ({
  ...letter,
  attachments: pictures.map((picture) => ({ ...picture, contentDisposition: "inline" as const })),
  // one address, never read as a list of several
  to: { name: "", address: to },
  messageId: `<${messageId}>`,
  headers: { ...headers, "Content-Language": language, "Auto-Submitted": "auto-generated" },
  // what stands in a letter comes from shoppers; nothing of it is ever read from a disk or fetched
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends over SMTP. @param url as smtp://user:password@host:587 or smtps://host:465 */
export function smtpDelivery(url: string): Deliver {
  const transport = createTransport({ url, ...timeouts });
  return async (letter) => {
    await transport.sendMail(composed(letter));
  };
}

/** Writes each letter as a file that mail programs open (RFC 5322); written twice it is still one. */
export function fileDelivery(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (letter) => {
    const { message } = await transport.sendMail(composed(letter));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${letter.fileName}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

/** What can be told of a failure without telling who the mail was for. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [error.name, code, responseCode];
  return parts.filter((part) => typeof part === "string" || typeof part === "number").join(" ");
}

/** Steps of SMTP at which a server refuses this one letter, rather than all of ours. */
const aboutTheLetter = new Set(["EENVELOPE", "EMESSAGE"]);

/** Whether another try makes no sense: the server refused the recipient or the letter for good (5xx). */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return typeof code === "string" && aboutTheLetter.has(code) && Number(responseCode) >= 500;
}
