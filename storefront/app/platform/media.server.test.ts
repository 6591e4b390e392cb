import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { log } from "./log.server";
import { PictureFiles } from "./media.server";

const warnings = vi.spyOn(log, "warn").mockImplementation(() => undefined);
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
});
afterEach(async () => {
  vi.useRealTimers();
  warnings.mockClear();
  await rm(folder, { recursive: true });
});

async function setAge(file: string, daysAgo: number): Promise<void> {
  const seconds = Date.now() / 1_000 - daysAgo * 86_400;
  await utimes(file, seconds, seconds);
}

/** A picture that was last asked for some days ago. */
async function addPicture(name: string, daysAgo: number): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, name);
  await setAge(file, daysAgo);
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

it("stores a picture that several containers with the same process id compute at once", async () => {
  const picture = Buffer.alloc(50_000, "p");
  const containers = Array.from({ length: 8 }, () => new PictureFiles(folder));
  await Promise.all(containers.map((files) => files.store("new.avif", picture)));
  expect(warnings).not.toHaveBeenCalled();
  expect(await readdir(folder)).toEqual(["new.avif"]);
  expect((await containers[0]?.read("new.avif"))?.equals(picture)).toBe(true);
});

it("a folder that cannot be written is logged, and does not fail the picture", async () => {
  await writeFile(path.join(folder, "file"), "");
  await new PictureFiles(path.join(folder, "file")).store("new.avif", Buffer.from("new"));
  expect(warnings).toHaveBeenCalledOnce();
});

it("a picture that cannot be stored leaves no temporary file", async () => {
  await mkdir(path.join(folder, "new.avif"));
  await new PictureFiles(folder).store("new.avif", Buffer.from("new"));
  expect(warnings).toHaveBeenCalledOnce();
  expect(await readdir(folder)).toEqual(["new.avif"]);
});

it("old pictures that cannot be deleted are logged, and do not fail the picture", async () => {
  const folderAmongPictures = path.join(folder, "old");
  await mkdir(folderAmongPictures);
  await setAge(folderAmongPictures, 91);
  const files = new PictureFiles(folder);
  await files.store("new.avif", Buffer.from("new"));
  expect(warnings).toHaveBeenCalledOnce();
  expect((await files.read("new.avif"))?.toString()).toBe("new");
});
