import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { control } from "../../../testing/control";
import { waitForMail } from "../http/mails";
import { sql } from "../http/database";
import { owner } from "../http/shop";
import { upload } from "../http/upload";
import { expectOneOrderOf, prepareShopper } from "./faults";
import { retryUntilAccepted, Shopper, steps } from "./shopper";

/** Mounts a small in-memory file system over a folder; its previous content is visible again after unmounting. */
const mountSmall = (folder: string): void =>
  void execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k,mode=0777", "tmpfs", folder], { stdio: "pipe" });
const unmount = (folder: string): void => void execFileSync("umount", ["--lazy", folder], { stdio: "pipe" });

/** Whether this machine allows mounting over a folder; requires root, and no restricted container. */
function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), "disk-"));
  try {
    mountSmall(folder);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const admin = await owner();

const mounted: string[] = [];

/** Puts a folder of the shop on a file system without free space. */
function fillDisk(name: "logs" | "static" | "mail"): void {
  const folder = path.join(setting("DATA_DIR"), name);
  mountSmall(folder);
  mounted.push(folder);
  try {
    writeFileSync(path.join(folder, "filling"), Buffer.alloc(256 * 1024));
  } catch {
    // as much as fits
  }
  expect(statSync(path.join(folder, "filling")).size).toBe(64 * 1024);
}

const unmountAll = (): void => {
  for (const folder of mounted.splice(0)) unmount(folder);
};

const mountable = canMount();

beforeEach(({ skip }) => {
  skip(!mountable, "mounting a disk is not permitted");
});
beforeAll(prepareShopper);
afterEach(unmountAll);

const buy = async (): Promise<Shopper> => {
  const shopper = new Shopper();
  for (const [, step] of steps) await retryUntilAccepted(shopper, step);
  return shopper;
};

it("keeps selling if the servers cannot write their logs", async () => {
  fillDisk("logs");
  await control("restart", "commerce");
  await control("restart", "storefront");
  const shopper = await buy();
  // an unknown path, and an invalid body: more log lines
  for (let n = 0; n < 50; n += 1) await shopper.get(`/nirgends/${n}`);
  await expectOneOrderOf(shopper);
  unmountAll();
  await control("restart", "commerce");
  await control("restart", "storefront");
});

it("refuses a picture if there is no disk space, and keeps selling", async () => {
  const pixels = { width: 900, height: 900, channels: 3, background: "#a53" } as const;
  const noise = sharp({ create: { ...pixels, noise: { type: "gaussian", mean: 128, sigma: 60 } } });
  const content = await noise.png().toBuffer();
  fillDisk("static");
  const refused = await upload("torrone.png", "image/png", content);
  expect(refused.status).toBe(507);
  expect(refused.message).toMatch(/^Auf dem Server ist kein Speicherplatz mehr frei\./);
  await expectOneOrderOf(await buy());
  unmountAll();
  const accepted = await upload("torrone.png", "image/png", content);
  expect(accepted.status).toBe(200);
  await admin.admin.upload.delete(accepted.files[0]?.id ?? "");
});

it("delivers mails that could not be written once there is disk space", async () => {
  fillDisk("mail");
  const shopper = await buy();
  const failedMails = () =>
    sql("select id from outbox_mail where recipient = $1 and attempts > 0 and status <> 'sent'", [
      shopper.email,
    ]);
  await expect.poll(async () => (await failedMails()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  unmountAll();
  // the next scheduled attempt would be a minute later
  await sql("update outbox_mail set next_try = now() where recipient = $1", [shopper.email]);
  await waitForMail(shopper.email, "order-received");
  await expectOneOrderOf(shopper);
});
