import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { runJob } from "../../../testing/owner";
import { setting } from "../../../testing/env";
import { createProduct } from "../../../testing/products";
import type { ProductDetailsData } from "../../src/modules/product-details/product-details-types";
import { sql } from "./database";
import { sendRaw } from "./raw-request";
import { owner, send } from "./shop";
import { announceUpload, upload } from "./upload";

const admin = await owner();

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c9a25d" } });

const noPicture = {
  de: "Das ist kein Bild, das der Shop zeigen kann. Bitte laden Sie JPEG, PNG, WebP, AVIF oder GIF hoch.",
  it: "Non è un’immagine che il negozio può mostrare. Sono adatti i formati JPEG, PNG, WebP, AVIF o GIF.",
  en: "This is not a picture the shop can show. Please upload JPEG, PNG, WebP, AVIF or GIF.",
};

describe("uploads", () => {
  it("serves a picture uploaded by the owner, cacheable forever", async () => {
    const content = await blank(4, 3).png().toBuffer();
    const { files } = await upload("probe.png", "image/png", content);
    const [file] = files;
    const response = await fetch(new URL(new URL(file?.url ?? "").pathname, setting("COMMERCE_URL")));
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    await admin.admin.upload.delete(file?.id ?? "");
  });

  it("keeps the pictures of products at the shop's address after it has moved", async () => {
    const { files } = await upload("probe.png", "image/png", await blank(4, 3).png().toBuffer());
    const [file] = files;
    const url = file?.url ?? "";
    const { id } = await createProduct(`Umzugstorrone ${randomUUID()}`, { euro: 9 });
    const elsewhere = "https://pictures.example/torrone.png";
    await admin.admin.product.update(id, { images: [{ url }, { url: elsewhere }], thumbnail: url });
    const details = (body?: object) =>
      admin.client.fetch<{ product_detail: ProductDetailsData }>(`/admin/product-details/${id}`, {
        ...(body ? { method: "POST", body } : {}),
      });
    const pictures = [{ url, width: 4, height: 3, alt: {} }];
    await details({ ...(await details()).product_detail, pictures });

    const oldUrl = new URL(new URL(url).pathname, "https://old.example").href;
    await sql("update image set url = $2 where product_id = $1 and url = $3", [id, oldUrl, url]);
    await sql("update product set thumbnail = $2 where id = $1", [id, oldUrl]);
    await sql(
      "update product_detail set pictures = replace(pictures::text, $3, $2)::jsonb where product_id = $1",
      [id, oldUrl, url],
    );
    await runJob("startup-tasks");
    const read = async () => {
      const { product } = await admin.admin.product.retrieve(id, { fields: "thumbnail,images.url" });
      const described = (await details()).product_detail.pictures;
      return [
        product.thumbnail,
        ...[product.images ?? [], described].map((all) => all.map((one) => one.url)),
      ];
    };
    await expect.poll(read, { timeout: 30_000 }).toEqual([url, [url, elsewhere], [url]]);
    await admin.admin.product.delete(id);
    await admin.admin.upload.delete(file?.id ?? "");
  });

  it.each(["jpeg", "webp", "avif", "gif"] as const)("accepts %s, whatever its name", async (format) => {
    const ending = { jpeg: "jpg", webp: "webp", avif: "avif", gif: "gif" }[format];
    const content = await blank(8, 8).toFormat(format).toBuffer();
    // a file named like an HTML page would be served as one, from the admin's origin
    const { status, files } = await upload("Süßes.html", "text/html", content);
    expect(status).toBe(200);
    expect(new URL(files[0]?.url ?? "").pathname).toMatch(new RegExp(`-S%C3%BC%C3%9Fes\\.${ending}$`));
    const answer = await fetch(new URL(new URL(files[0]?.url ?? "").pathname, setting("COMMERCE_URL")));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, `image/${format}`]);
    await admin.admin.upload.delete(files[0]?.id ?? "");
  });

  it.each(["de", "it", "en"] as const)(
    "refuses a file that is not a picture, in the language of the admin (%s)",
    async (language) => {
      const page = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
      const { status, message, files } = await upload("Süßes.png", "image/png", page, language);
      expect({ status, message, files }).toEqual({
        status: 415,
        message: `Süßes.png: ${noPicture[language]}`,
        files: [],
      });
    },
  );

  it("refuses an SVG with scripts", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>';
    expect((await upload("x.svg", "image/svg+xml", new TextEncoder().encode(svg))).status).toBe(415);
  });

  it("refuses a small file with too many pixels", async () => {
    const bomb = await blank(8000, 6000).png().toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { status, message } = await upload("bomb.png", "image/png", bomb);
    expect([status, message]).toEqual([
      422,
      "bomb.png: Das Bild hat mehr als 40 Megapixel. Bitte verkleinern Sie es; 2400 Pixel in der Breite genügen.",
    ]);
  });

  it("refuses a truncated picture", async () => {
    const noise = await sharp(Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, n) => (n * 7919) % 251)), {
      raw: { width: 64, height: 64, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    expect((await upload("half.jpg", "image/jpeg", noise.subarray(0, noise.length / 2))).status).toBe(422);
  });

  it("refuses a file that is too large, and a request before reading it", async () => {
    const large = await upload("large.png", "image/png", new Uint8Array(20 * 1024 * 1024 + 1));
    expect([large.status, large.message]).toEqual([
      413,
      "large.png: Die Datei ist größer als 20 MB. Bitte laden Sie eine kleinere hoch.",
    ]);
    expect(await announceUpload(60 * 1024 * 1024 + 1)).toEqual({
      status: 413,
      message: "Zusammen sind die Dateien größer als 60 MB. Bitte laden Sie sie in kleineren Gruppen hoch.",
    });
  });

  it("accepts a CSV of products, and refuses another file with that extension", async () => {
    const table = await upload("products.csv", "text/csv", new TextEncoder().encode("Product Handle\nx\n"));
    expect(table.status).toBe(200);
    await admin.admin.upload.delete(table.files[0]?.id ?? "");
    expect((await upload("x.csv", "text/csv", new Uint8Array([0, 255, 254]))).status).toBe(415);
  });

  it("serves private files only to the owner", async () => {
    expect((await send("GET", "/static/private-1700000000000-export.csv")).status).toBe(401);
    const asked = admin.client.fetch("/static/private-1700000000000-export.csv");
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ["/static/../publishable-key", 404],
    ["/static/%2e%2e/publishable-key", 404],
    ["/static/", 404],
    ["/static/private-/../../publishable-key", 401],
  ])("serves no other files (%s)", async (path, status) => {
    expect((await sendRaw({ method: "GET", path })).status).toBe(status);
  });
});
