import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bandColours } from "@su-turrone/contract/bands";
import { brandName, colours } from "@su-turrone/contract/brand";
import sharp from "sharp";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

test("the style sheet defines exactly the brand colours and the bands", () => {
  const tokens = [...read("./app.css").matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/g)];
  expect(Object.fromEntries(tokens.map(([, name, hex]) => [name, hex]))).toEqual({
    ...colours,
    ...bandColours,
  });
});

test.each([
  "../public/favicon.svg",
  "../public/drawings/crumbs.svg",
  "../public/drawings/height.svg",
  "../../commerce/sandbox/browser/element.css",
  "../../commerce/sandbox/browser/page.css",
])("%s uses these colours only", (file) => {
  const used = read(file).match(/#[0-9a-f]{3,6}\b/gi) ?? [];
  expect(used.length).toBeGreaterThan(1);
  expect([...Object.values(colours), ...Object.values(bandColours)]).toEqual(expect.arrayContaining(used));
});

test("the web manifest uses the brand colours and lists icons that exist in the declared sizes", async () => {
  const manifest = JSON.parse(read("../public/site.webmanifest")) as {
    name: string;
    background_color: string;
    theme_color: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({
    name: brandName,
    background_color: colours.wafer,
    theme_color: colours.wafer,
  });
  const drawn = manifest.icons.filter(({ sizes }) => sizes !== "any");
  expect(drawn.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
  for (const { src, sizes } of drawn) {
    const { width, height } = await sharp(
      fileURLToPath(new URL(`../public${src}`, import.meta.url)),
    ).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

// each colour is defined once, in the colour table
test.each(["./checkout/CardForm.tsx", "./root.tsx", "./seo/og-image.server.tsx"])(
  "%s contains no hard-coded hex colour",
  (file) => {
    expect(read(file)).not.toMatch(/["'`]#[0-9a-f]{3,8}["'`]/i);
  },
);
