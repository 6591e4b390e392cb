import { AsyncLocalStorage } from "node:async_hooks";

const ids = new AsyncLocalStorage<string>();

/** Id of the request being handled; undefined outside of requests, e.g. in jobs. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** Sets the id of the current request. */
export const beginRequest = (id: string): void => {
  ids.enterWith(id);
};
