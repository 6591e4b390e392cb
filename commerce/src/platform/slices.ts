import { setImmediate as nextTurn } from "node:timers/promises";

/** The items in slices; other requests get their turn after each, so that long work does not block the server. */
export async function* slicesOf<T>(items: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size);
    await nextTurn();
  }
}
