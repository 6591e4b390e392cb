import { href } from "../app/i18n/paths";
import { env } from "./support/env";
import { expect, test } from "./support/test";
import { honeyPost, visit } from "./support/texts";

test("the contact page shows map and opening hours without requests to third parties", async ({ page }) => {
  const requestedHosts = new Set<string>();
  page.on("request", (request) => requestedHosts.add(new URL(request.url()).host));
  await page.goto(href("contact", "de"));
  await expect(page.getByRole("img", { name: visit.de.map })).toBeVisible();
  await expect(page.getByRole("heading", { name: visit.de.opening })).toBeVisible();
  await expect(page.getByText(visit.de.appointment, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.openstreetmap\.org\//,
  );
  expect([...requestedHosts]).toEqual([new URL(env.SHOP_URL).host]);
  // the town's label is on the island
  const corners = await page.getByRole("img", { name: visit.de.map }).evaluate((map) => {
    const island = map.querySelector("path");
    const { x, y, width, height } = [...map.querySelectorAll("text")].at(-1)?.getBBox() ?? new DOMRect();
    return [x, x + width].flatMap((across) =>
      [y, y + height].map((down) => island?.isPointInFill(new DOMPoint(across, down))),
    );
  });
  expect(corners).toEqual([true, true, true, true]);
});

test("a post opens from the blog, whose last row has more than one post", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(href("blog", "de"));
  const tops = await page
    .getByRole("main")
    .getByRole("listitem")
    .evaluateAll((posts) => posts.map((post) => post.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1);
  await page.getByRole("link", { name: honeyPost.de.title }).click();
  await expect(page).toHaveURL(href("post", "de", { slug: honeyPost.de.slug }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(honeyPost.de.title);
});
