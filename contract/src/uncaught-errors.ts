/**
 * Ends the process after an error that nothing has caught, or a rejected promise that nothing has handled, as Node does,
 * but with a line in the log. Node would print the error with everything attached to it, past the rules of the logs.
 * @param writeLog writes the line before it returns
 */
export function logUncaughtErrors(writeLog: (error: unknown) => void): void {
  process.on("uncaughtException", (error) => {
    try {
      writeLog(error);
    } finally {
      process.exit(1);
    }
  });
}
