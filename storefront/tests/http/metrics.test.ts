import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { runWorkflow } from "../../../testing/owner";
import { href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";
import { measured, metricsOf } from "./measured";
import { test } from "./request";

test("the metrics require the token, and respond 404 without it", async ({ request }) => {
  expect((await request.get("/metrics")).status()).toBe(404);
  const wrong = { Authorization: "Bearer somebody else, who guesses the token" };
  expect((await request.get("/metrics", { headers: wrong })).status()).toBe(404);
  const right = await request.get("/metrics", { headers: { Authorization: `Bearer ${env.METRICS_TOKEN}` } });
  expect(right.status()).toBe(200);
  expect(right.headers()["cache-control"]).toBe("no-store");
});

test("a page served from the cache is counted with its source", async ({ request }) => {
  const fromMemory = () => measured(env.SHOP_URL, /^page_cache_answers_total\{from="memory"\}/gm);
  await request.get(href("about", "it"));
  const before = await fromMemory();
  await request.get(href("about", "it"));
  expect(await fromMemory()).toBe(before + 1);
});

test("the dashboard and the alerts query only existing metrics", async () => {
  await runWorkflow("job-delete-old-mails");
  const metrics = [await metricsOf(env.SHOP_URL), await metricsOf(env.COMMERCE_URL)].join("\n");
  const names = ["alerts.yml", "grafana-dashboard.json"].flatMap((file) =>
    readFileSync(new URL(`../../../operations/${file}`, import.meta.url), "utf8").match(
      /\b(?:shop|http|page|process|nodejs)_[a-z_0-9]+/g,
    ),
  );
  expect(names.length).toBeGreaterThan(10);
  expect([...new Set(names)].filter((name) => !new RegExp(`^${name}[{ ]`, "m").test(metrics))).toEqual([]);
});
