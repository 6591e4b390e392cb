import { describe, expect, it, vi } from "vitest";
import { RebuiltInBackground } from "./search-replica";

/** A build that finishes when the test resolves it. */
function held<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe("RebuiltInBackground", () => {
  it("waits for the first build and shares it between concurrent callers", async () => {
    const value = new RebuiltInBackground<string>();
    const first = held<string>();
    const build = vi.fn(() => first.promise);
    const both = Promise.all([value.get("1", build, vi.fn()), value.get("1", build, vi.fn())]);
    first.resolve("first");
    expect(await both).toEqual(["first", "first"]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it("returns the old value until the new one is ready", async () => {
    const value = new RebuiltInBackground<string>();
    await value.get("1", () => Promise.resolve("first"), vi.fn());
    const second = held<string>();
    const build = vi.fn(() => second.promise);
    expect(await value.get("2", build, vi.fn())).toBe("first");
    expect(await value.get("2", build, vi.fn())).toBe("first");
    expect(build).toHaveBeenCalledTimes(1);
    second.resolve("second");
    await expect.poll(() => value.get("2", build, vi.fn())).toBe("second");
  });

  it("keeps the old value if a rebuild fails, reports the error and retries", async () => {
    const value = new RebuiltInBackground<string>();
    await value.get("1", () => Promise.resolve("first"), vi.fn());
    const onError = vi.fn();
    expect(await value.get("2", () => Promise.reject(new Error("away")), onError)).toBe("first");
    await expect.poll(() => onError.mock.calls.length).toBe(1);
    await expect.poll(() => value.get("2", () => Promise.resolve("second"), onError)).toBe("second");
  });

  it("throws if the first build fails, and retries on the next call", async () => {
    const value = new RebuiltInBackground<string>();
    await expect(value.get("1", () => Promise.reject(new Error("away")), vi.fn())).rejects.toThrow("away");
    expect(await value.get("1", () => Promise.resolve("first"), vi.fn())).toBe("first");
  });
});
