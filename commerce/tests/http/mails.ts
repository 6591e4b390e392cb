import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { simpleParser, type ParsedMail } from "mailparser";
import { vi } from "vitest";
import { setting } from "../../../testing/env";

const folder = path.join(setting("DATA_DIR"), "mail");

/** A mail written by the shop, with the properties tests check. */
export interface SentMail {
  file: string;
  template: string;
  subject: string;
  text: string;
  html: string;
  parsed: ParsedMail;
}

/** Each file is read once: a shop that has been tested for a while has many. */
const known = new Map<string, Promise<SentMail>>();
const recipients = new Map<string, string>();

async function read(file: string): Promise<SentMail> {
  const parsed = await simpleParser(await readFile(path.join(folder, file)));
  return {
    file,
    template: /^[^-]+-(.+)-mail_/.exec(file)?.[1] ?? "",
    subject: parsed.subject ?? "",
    text: parsed.text ?? "",
    html: parsed.html || "",
    parsed,
  };
}

async function recipientOf(file: string): Promise<string> {
  const source = await readFile(path.join(folder, file), "utf8");
  return /^To: (.+?)\r?$/m.exec(source)?.[1] ?? "";
}

/** All mails to an address so far, oldest first. */
export async function mailsTo(address: string): Promise<SentMail[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml")).sort();
  for (const file of files.filter((name) => !recipients.has(name))) {
    recipients.set(file, await recipientOf(file));
  }
  const own = files.filter((file) => recipients.get(file) === address);
  for (const file of own) if (!known.has(file)) known.set(file, read(file));
  return Promise.all(own.map((file) => known.get(file) ?? read(file)));
}

/** The templates of all mails to an address so far, oldest first. */
export const templatesTo = async (address: string): Promise<string[]> =>
  (await mailsTo(address)).map(({ template }) => template);

/** How many mails of a template an address has received. */
export const countMails = async (address: string, template: string): Promise<number> =>
  (await templatesTo(address)).filter((name) => name === template).length;

/** Waits until an address has received a number of mails of a template, and returns them. */
export const waitForMails = (address: string, template: string, count = 1): Promise<SentMail[]> =>
  vi.waitFor(
    async () => {
      const mails = (await mailsTo(address)).filter((mail) => mail.template === template);
      if (mails.length < count) throw new Error(`${mails.length} of ${count} ${template} to ${address}`);
      return mails;
    },
    { timeout: 60_000, interval: 200 },
  );

/** Waits for the mail of a template to an address. */
export async function waitForMail(address: string, template: string): Promise<SentMail> {
  const [mail] = await waitForMails(address, template);
  if (!mail) throw new Error("There is no mail");
  return mail;
}

/** The mail to the owner about a new order. */
export const noticeOf = (number: number): Promise<SentMail> =>
  vi.waitFor(
    async () => {
      const mails = await mailsTo("owner@su-turrone.example");
      const found = mails.find(
        ({ template, subject }) => template === "order-notice" && subject.includes(` ${number}:`),
      );
      if (!found) throw new Error(`No notice of order ${number}`);
      return found;
    },
    { timeout: 60_000, interval: 200 },
  );

/** The URL of a link in the text of a mail, by its link text. */
export function linkIn({ text }: SentMail, words: string): URL {
  const flat = text.replace(/\s+/g, " ");
  const url = flat.split(`${words} <`)[1]?.split(">")[0];
  if (url === undefined) throw new Error(`No link "${words}" in: ${flat}`);
  return new URL(url.replaceAll(" ", ""));
}
