/** The text of a file of a bank: UTF-8 where it is that, otherwise Latin-1 as Windows writes it. */
export function decodeStatement(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
