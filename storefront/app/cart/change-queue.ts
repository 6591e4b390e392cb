let last: Promise<unknown> = Promise.resolve();

/** Runs actions one at a time in the order they were requested, because commerce locks a cart while changing it. */
export function enqueueChange<T>(action: () => Promise<T>): Promise<T> {
  const result = last.then(action);
  last = result.catch(() => undefined);
  return result;
}
