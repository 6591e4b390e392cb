/** Decodes a bank file: UTF-8 if valid, otherwise Latin-1 (Windows-1252). */
export function decodeStatement(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
