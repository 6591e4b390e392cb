import { readdirSync } from "node:fs";
import path from "node:path";
import { href } from "@su-turrone/contract/paths";
import sharp from "sharp";
import { expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import { owner } from "../http/shop";
import { upload } from "../http/upload";

const admin = await owner();
const product = await ownProduct(`Bildprobe ${Date.now()}`, { euro: 9 });

const commerce = (at: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(at, setting("COMMERCE_URL")), { headers });

/** A file in the bucket; that of the tests is public, which a shop's must not be. */
const inBucket = (key: string): Promise<Response> =>
  fetch(new URL(`/${setting("S3_BUCKET")}/${encodeURIComponent(key)}`, setting("S3_ENDPOINT")));

const token = async (): Promise<Record<string, string>> => ({
  authorization: `Bearer ${(await admin.client.getToken()) ?? ""}`,
});

it("uploads the picture of a product to the bucket and serves it through the shop", async () => {
  const content = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#c9a25d" } })
    .png()
    .toBuffer();
  const onDisk = () => readdirSync(path.join(setting("DATA_DIR"), "static")).length;
  const before = onDisk();
  const { files } = await upload("Torrone süß.png", "image/png", content);
  const { id: key = "", url = "" } = files[0] ?? {};
  expect(onDisk()).toBe(before);
  expect(Buffer.from(await (await inBucket(key)).arrayBuffer()).equals(content)).toBe(true);

  const { pathname } = new URL(url);
  expect(url.startsWith(`${setting("COMMERCE_URL")}/static/`)).toBe(true);
  const served = await commerce(pathname);
  expect([served.status, served.headers.get("content-type"), served.headers.get("cache-control")]).toEqual([
    200,
    "image/png",
    "public, max-age=31536000, immutable",
  ]);
  expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);

  await admin.admin.product.update(product.id, { images: [{ url }], thumbnail: url });
  const list = async () =>
    (await fetch(new URL(`${href("products", "de")}?sort=newest`, setting("SHOP_URL")))).text();
  const shown = `/media/640/${encodeURIComponent(decodeURIComponent(pathname.slice("/static/".length)))}.avif`;
  await expect.poll(list).toContain(shown);
  const picture = await fetch(new URL(shown, setting("SHOP_URL")));
  const { format, width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect([picture.status, format, width]).toEqual([200, "heif", 640]);

  await admin.admin.upload.delete(key);
  expect([(await commerce(pathname)).status, (await inBucket(key)).status]).toEqual([404, 404]);
});

it("writes the owner's export to the bucket, accessible only to the owner", async () => {
  const { transaction_id } = await admin.admin.product.export({}, {});
  expect(transaction_id).not.toBe("");
  const exportUrl = async (): Promise<string> => {
    const { notifications } = await admin.admin.notification.list({ channel: "feed", limit: 20 });
    const file = notifications.map(({ data }) => data?.["file"] as { url?: string } | undefined);
    return file.find((one) => one?.url)?.url ?? "";
  };
  await expect.poll(exportUrl, { timeout: 30_000 }).toContain("/static/private-");
  const { pathname } = new URL(await exportUrl());
  const asOwner = await commerce(pathname, await token());
  expect([asOwner.status, asOwner.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await asOwner.text()).toContain("Product Id");
  expect((await commerce(pathname)).status).toBe(401);
  // the same path, encoded differently
  expect((await commerce(pathname.replace("/private-", "/%70rivate-"))).status).toBe(404);
  expect((await inBucket(decodeURIComponent(pathname.slice("/static/".length)))).status).toBe(200);
});

it("still serves the pictures of the seeded catalogue from the disk", async () => {
  const [name = ""] = readdirSync(path.join(setting("DATA_DIR"), "static"));
  expect((await commerce(`/static/${encodeURIComponent(name)}`)).status).toBe(200);
});
