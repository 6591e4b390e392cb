import { expect, it } from "vitest";
import { withCartLock } from "./change-queue.server";
import { CommerceError } from "./client.server";

it("serialises the changes of one cart and rejects those beyond the queue limit", async () => {
  let open: () => void = () => undefined;
  const first = withCartLock("cart_1", () => new Promise<void>((resolve) => (open = resolve)));
  const done: number[] = [];
  const later = Array.from({ length: 60 }, (_, n) =>
    withCartLock("cart_1", () => Promise.resolve(done.push(n))),
  );
  const outcomes = Promise.allSettled(later);
  open();
  await first;
  const refused = (await outcomes).filter((outcome) => outcome.status === "rejected");
  expect(done).toEqual(Array.from({ length: 50 }, (_, n) => n));
  expect(refused).toHaveLength(10);
  expect(refused.every(({ reason }) => reason instanceof CommerceError && reason.kind === "failed")).toBe(
    true,
  );
});

it("rethrows the error of the callback", async () => {
  await expect(withCartLock("cart_2", () => Promise.reject(new TypeError("ours")))).rejects.toThrow(
    TypeError,
  );
});
