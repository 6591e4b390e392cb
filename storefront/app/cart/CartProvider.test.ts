import { expect, test } from "vitest";
import { enqueueChange } from "./CartProvider";

test("runs changes one at a time in order and continues after a failed one", async () => {
  const done: string[] = [];
  let finishFirst = (): void => undefined;
  const first = enqueueChange(
    () =>
      new Promise<void>((resolve) => {
        finishFirst = () => {
          done.push("first");
          resolve();
        };
      }),
  );
  const second = enqueueChange(() => {
    done.push("second");
    return Promise.reject(new Error("refused"));
  });
  const third = enqueueChange(() => {
    done.push("third");
    return Promise.resolve(3);
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  finishFirst();
  await first;
  await expect(second).rejects.toThrow("refused");
  expect(await third).toBe(3);
  expect(done).toEqual(["first", "second", "third"]);
});
