import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { simpleParser, type ParsedMail } from "mailparser";
import { vi } from "vitest";
import { setting } from "./shop";

const folder = path.join(setting("DATA_DIR"), "mail");

/** A mail the shop has written, with what tests ask of it. */
export interface SentMail {
  file: string;
  template: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  parsed: ParsedMail;
}

async function read(file: string): Promise<SentMail> {
  const parsed = await simpleParser(await readFile(path.join(folder, file)));
  return {
    file,
    template: /^[^-]+-(.+)-mail_/.exec(file)?.[1] ?? "",
    to: [parsed.to].flat()[0]?.text ?? "",
    subject: parsed.subject ?? "",
    text: parsed.text ?? "",
    html: parsed.html || "",
    parsed,
  };
}

/** All mails to an address that are there by now, the oldest first. */
export async function mailsTo(address: string): Promise<SentMail[]> {
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith(".eml"))
      .sort()
      .map(read),
  );
  return mails.filter(({ to }) => to === address);
}

/** Waits until an address has got so many mails of a template, and gives them. */
export const waitForMails = (address: string, template: string, count = 1): Promise<SentMail[]> =>
  vi.waitFor(
    async () => {
      const mails = (await mailsTo(address)).filter((mail) => mail.template === template);
      if (mails.length < count) throw new Error(`${mails.length} of ${count} ${template} to ${address}`);
      return mails;
    },
    { timeout: 60_000, interval: 200 },
  );

/** The one mail of a template an address has got, once it is there. */
export async function waitForMail(address: string, template: string): Promise<SentMail> {
  const [mail] = await waitForMails(address, template);
  if (!mail) throw new Error("There is no mail");
  return mail;
}

/** The address of a link in the text of a mail, by the words it stands under. */
export function linkIn({ text }: SentMail, words: string): URL {
  const flat = text.replace(/\s+/g, " ");
  const url = flat.split(`${words} <`)[1]?.split(">")[0];
  if (url === undefined) throw new Error(`No link "${words}" in: ${flat}`);
  return new URL(url.replaceAll(" ", ""));
}
