import { channel } from "node:diagnostics_channel";

/**
 * Node diagnostics channel on which both apps publish unexpected errors ({ error: unknown }); it has no subscriber if
 * tracing is off.
 */
export const errorChannel = "su-turrone:unexpected-error";

const errors = channel(errorChannel);

/** Reports an unexpected error to monitoring; costs nothing without a subscriber. */
export const reportUnexpectedError = (error: unknown): void => {
  errors.publish({ error });
};

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
