import { AsyncLocalStorage } from "node:async_hooks";

const ids = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of one, in jobs for example. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** Gives the request that has just come in its id. */
export const beginRequest = (id: string): void => {
  ids.enterWith(id);
};
