import type { PerLanguage } from "./languages";

/** What the owner reads when a file finds no room on the server's disk. */
export const diskFullMessage: PerLanguage = {
  de: "Auf dem Server ist kein Speicherplatz mehr frei. Die Datei wurde nicht gespeichert; der Shop läuft weiter.",
  it: "Sul server non c’è più spazio. Il file non è stato salvato; il negozio continua a funzionare.",
  en: "There is no room left on the server. The file was not saved; the shop goes on.",
};

/**
 * Whether an error says that the disk is full.
 * @param error whatever was thrown, also as a workflow hands it on, without its class and perhaps without its code
 */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === "ENOSPC" || (typeof message === "string" && message.startsWith("ENOSPC"));
}

/**
 * Lets this process outlive a log that cannot be written: a line that finds no room is lost, where Node would end the process
 * for an error of its standard output that nobody has listened to.
 */
export function ignoreLogWriteErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners("error").includes(forgetLine)) stream.on("error", forgetLine);
  }
}

function forgetLine(): void {
  // there is nowhere to tell of it
}
