let last: Promise<unknown> = Promise.resolve();

/** Runs actions one at a time in the order they were requested, because commerce locks a cart while changing it. */
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = last.then(act);
  last = turn.catch(() => undefined);
  return turn;
}
