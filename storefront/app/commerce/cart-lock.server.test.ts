import { expect, it } from "vitest";
import { withCartLock } from "./cart-lock.server";
import { CommerceError } from "./client.server";

it("lets changes of one cart wait for each other, and refuses what would wait too long", async () => {
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

it("hands on what the work itself fails with", async () => {
  await expect(withCartLock("cart_2", () => Promise.reject(new TypeError("ours")))).rejects.toThrow(
    TypeError,
  );
});
