/**
 * Whether an error means that the disk is full.
 * @param error anything thrown, including plain objects from a workflow, which may lack the code
 */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === "ENOSPC" || (typeof message === "string" && message.startsWith("ENOSPC"));
}

/**
 * Keeps the process alive when its log cannot be written: the line is lost, whereas by default Node ends the process on
 * an unhandled error of its standard output.
 */
export function ignoreLogWriteErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners("error").includes(forgetLine)) stream.on("error", forgetLine);
  }
}

function forgetLine(): void {
  // there is nowhere to report it
}
