import { AsyncLocalStorage } from "node:async_hooks";

interface CurrentRequest {
  id: string;
  /** Number of SQL statements sent on behalf of the request so far. */
  statements: number;
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** The request being handled; undefined outside of requests, e.g. in jobs. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();

/** Id of the request being handled; undefined outside of requests. */
export const currentRequestId = (): string | undefined => currentRequest()?.id;

export const beginRequest = (id: string): void => {
  requests.enterWith({ id, statements: 0 });
};

/** Runs work for the current request. What it leaves running, as subscribers of its events, is not counted for the request. */
export async function countUntilDone<Result>(work: () => Promise<Result>): Promise<Result> {
  const current = requests.getStore();
  if (!current) return work();
  const own: CurrentRequest = { id: current.id, statements: 0 };
  try {
    return await requests.run(own, work);
  } finally {
    current.statements += own.statements;
  }
}
