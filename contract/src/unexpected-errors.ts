import { channel } from "node:diagnostics_channel";

/** Node's channel on which both apps publish unexpected errors ({ error: unknown }); nobody listens where traces are off. */
export const errorChannel = "su-turrone:unexpected-error";

const errors = channel(errorChannel);

/** Tells whoever watches the shop of an error that nobody expected; costs nothing where nobody does. */
export const reportUnexpectedError = (error: unknown): void => {
  errors.publish({ error });
};
