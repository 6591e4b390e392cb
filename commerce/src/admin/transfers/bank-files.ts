import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";

type Filed = Pick<RefundToSend, "id" | "number" | "name" | "cents" | "in_file">;

/** The files for the bank that are neither marked as sent nor dropped, each with what it orders. */
export function waitingFiles(refunds: readonly Filed[]) {
  const ordered = refunds.flatMap(({ in_file: inFile, ...refund }) =>
    inFile ? [{ ...refund, ...inFile }] : [],
  );
  return ordered
    .filter((one, index) => ordered.findIndex(({ file_id: id }) => id === one.file_id) === index)
    .map(({ file_id: id, made_at }) => ({
      id,
      made_at,
      refunds: ordered.filter((one) => one.file_id === id),
    }));
}

/** A file for the bank of which something waits. */
export type WaitingFile = ReturnType<typeof waitingFiles>[number];

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
