import type { RefundInFile } from "../../features/refund-transfers/credit-transfer-file";
import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";
import { storage } from "../lib/storage";

/** localStorage key of the last file for the bank: it may be handed in days before its refunds are marked as sent. */
const fileStorageKey = "su-turrone.refunds-file";

/** What a downloaded file orders. */
export interface DownloadedFile {
  /** ISO 8601, UTC. */
  at: string;
  refunds: RefundInFile[];
}

/** The file that was downloaded last in this browser; null if there is none. */
export function downloadedFile(): DownloadedFile | null {
  const stored = storage()?.getItem(fileStorageKey) ?? null;
  return stored === null ? null : (JSON.parse(stored) as DownloadedFile);
}

/** Remembers a file until the next one; null forgets it. */
export function rememberFile(file: DownloadedFile | null): void {
  if (file) storage()?.setItem(fileStorageKey, JSON.stringify(file));
  else storage()?.removeItem(fileStorageKey);
}

/** The refunds of a file that nobody has marked as sent, with the order each belongs to; as the file orders them. */
export const waitingIn = (
  file: DownloadedFile | null,
  waiting: readonly Pick<RefundToSend, "id" | "number" | "name">[],
) =>
  (file?.refunds ?? []).flatMap((ordered) => {
    const refund = waiting.find(({ id }) => id === ordered.id);
    return refund ? [{ ...ordered, number: refund.number, name: refund.name }] : [];
  });

/** Files that may be chosen, also those (SWIFT) that are refused by their name. */
export const statementFiles =
  ".csv,.txt,.xml,.sta,.mt940,.940,.mt942,.942,.swi,text/csv,text/xml,application/xml";

/** Decodes a bank file: UTF-16 with a byte order mark, UTF-8 if valid, otherwise Latin-1 (Windows-1252). */
export function decodeStatement(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
