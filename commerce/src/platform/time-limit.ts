/** Stands for a result that did not come in time. */
export const late = Symbol("late");

/**
 * The result of some work, or `late` after `ms`: the work then goes on in the background, and its error is dropped. The
 * limit does not keep the process alive.
 */
export function withinTime<T>(work: Promise<T>, ms: number): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms).unref();
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
