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
