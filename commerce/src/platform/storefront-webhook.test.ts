import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { asValue, createContainer } from "@medusajs/framework/awilix";
import type { MedusaContainer } from "@medusajs/framework/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { flushStorefrontChanges, notifyStorefront, notifyStorefrontIf } from "./storefront-webhook";

const servers: Server[] = [];
const heard: string[][] = [];
const warned: string[] = [];

async function storefront(): Promise<string> {
  const messages: string[] = [];
  heard.push(messages);
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      messages.push(`${request.url ?? ""} ${body}`);
      response.end();
    });
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  // port 9 (discard), where nothing listens
  const instances = [await storefront(), "http://127.0.0.1:9", await storefront()];
  Object.assign(process.env, {
    DATABASE_URL: "postgres://localhost/shop",
    JWT_SECRET: "j".repeat(32),
    COOKIE_SECRET: "c".repeat(32),
    MFA_SECRET: "m".repeat(32),
    SIGNING_SECRET: "s".repeat(32),
    STOREFRONT_INSTANCES: instances.join(","),
  });
});

afterAll(() => {
  for (const server of servers) server.close();
});

const logger = { warn: (line: string) => warned.push(line) };
const container = createContainer().register("logger", asValue(logger)) as unknown as MedusaContainer;

it("notifies every storefront even if one is down, and logs the failure once", async () => {
  for (const tag of ["shop", "catalogue"] as const) {
    notifyStorefront(container, { tags: [tag] });
    await flushStorefrontChanges(container, 5_000);
  }
  for (const messages of heard) {
    expect(messages).toEqual([
      expect.stringMatching(/^\/api\/revalidate \{"tags":\["shop"\]/),
      expect.stringMatching(/^\/api\/revalidate \{"tags":\["catalogue"\]/),
    ]);
  }
  expect(warned).toEqual([expect.stringContaining("http://127.0.0.1:9 was not told of changes (shop)")]);
});

it("has notified the storefronts of a change that only turned out to matter while it waited", async () => {
  const before = heard.map((messages) => messages.length);
  notifyStorefrontIf(container, { tags: ["reviews"] }, Promise.resolve(false));
  await flushStorefrontChanges(container, 5_000);
  expect(heard.map((messages) => messages.length)).toEqual(before);
  notifyStorefrontIf(container, { tags: ["content"] }, Promise.resolve(true));
  await flushStorefrontChanges(container, 5_000);
  expect(heard.map((messages) => messages.at(-1))).toEqual([
    expect.stringContaining('"tags":["content"]'),
    expect.stringContaining('"tags":["content"]'),
  ]);
});
