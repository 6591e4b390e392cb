import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PictureFiles } from "./media.server";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

/** A picture that was last asked for some days ago. */
async function addPicture(name: string, daysAgo: number): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, name);
  const seconds = Date.now() / 1_000 - daysAgo * 86_400;
  await utimes(file, seconds, seconds);
}

it("deletes what nobody asked for in 90 days when a picture is added", async () => {
  await addPicture("removed-product.avif", 91);
  await addPicture("partial.avif.17.tmp", 91);
  await addPicture("recent.avif", 89);
  await addPicture("asked-again.avif", 91);
  const files = new PictureFiles(folder);
  expect((await files.read("asked-again.avif"))?.toString()).toBe("asked-again.avif");
  await files.store("new.avif", Buffer.from("new"));
  expect((await readdir(folder)).toSorted()).toEqual(["asked-again.avif", "new.avif", "recent.avif"]);
  expect(await files.read("removed-product.avif")).toBeNull();
});

it("looks through the folder once a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const files = new PictureFiles(folder);
  await files.store("first.avif", Buffer.from("first"));
  await addPicture("old.avif", 91);
  await files.store("second.avif", Buffer.from("second"));
  expect(await readdir(folder)).toContain("old.avif");
  vi.setSystemTime(Date.now() + 86_400_000);
  await files.store("third.avif", Buffer.from("third"));
  expect(await readdir(folder)).not.toContain("old.avif");
});
