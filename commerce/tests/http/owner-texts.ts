import { expect } from "vitest";
import { extractText, getDocumentProxy } from "unpdf";
import { setting } from "../../../testing/env";
import { firstOwner } from "./people";

const { headers: login } = await firstOwner();

/** What an address answers to the owner, with names in Italian. */
export const ownersFile = (path: string, headers: Record<string, string> = login): Promise<Response> =>
  fetch(new URL(path, setting("COMMERCE_URL")), { headers: { ...headers, "x-medusa-locale": "it-IT" } });

/** The same, as text. */
export async function ownersText(path: string): Promise<string> {
  const answer = await ownersFile(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** The text of each page of a PDF, with single spaces. */
export async function pdfPagesOf(answer: Response): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())));
  return text.map((page) => page.replace(/\s+/g, " "));
}

/** The whole text of a PDF, with single spaces. */
export const pdfTextOf = async (answer: Response): Promise<string> => (await pdfPagesOf(answer)).join(" ");

/** The text of a PDF. */
export async function pdfText(path: string, headers: Record<string, string> = login): Promise<string> {
  const answer = await fetch(new URL(path, setting("COMMERCE_URL")), { headers });
  expect(answer.status, path).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
}
