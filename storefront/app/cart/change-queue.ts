let last: Promise<unknown> = Promise.resolve();

/** Does one thing after the other, in the order they were asked for, because commerce locks a cart while it changes it. */
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = last.then(act);
  last = turn.catch(() => undefined);
  return turn;
}
