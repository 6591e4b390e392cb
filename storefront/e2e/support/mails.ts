import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { env } from "./env";

const folder = path.join(env.DATA_DIR, "mail");

/** A mail's source with quoted-printable line breaks and escapes decoded, as far as links require it. */
const unfolded = (source: string): string =>
  source
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

async function linkTo(email: string, pathEnd: string): Promise<string | null> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((name) => name.endsWith(".eml"))) {
    const source = await readFile(path.join(folder, file), "utf8");
    if (!source.includes(`To: ${email}`)) continue;
    const link = unfolded(source)
      .match(/https?:\/\/[^\s"<>]+/g)
      ?.find((url) => new URL(url).pathname.endsWith(pathEnd));
    if (link) return link;
  }
  return null;
}

/** Waits for a mail to an address with a link to a page of the shop, and returns the link. */
export async function waitForLink(email: string, pathEnd: string): Promise<string> {
  await expect.poll(() => linkTo(email, pathEnd), { timeout: 30_000 }).not.toBeNull();
  return (await linkTo(email, pathEnd)) ?? "";
}
