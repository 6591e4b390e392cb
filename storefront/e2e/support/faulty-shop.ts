import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { env } from "./env";
import { openFaultyCommerce, type FaultyCommerce } from "./faulty-commerce";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function isOpen(url: string): Promise<boolean> {
  try {
    return (await fetch(new URL("/health/live", url))).ok;
  } catch {
    return false;
  }
}

/** Starts another instance of the built storefront with this commerce, and with its own memory and limits. */
async function openStorefront(commerceUrl: string): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [path.join("build", "main.js")], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    stdio: "ignore",
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: url,
      COMMERCE_URL: commerceUrl,
      DATA_DIR: env.DATA_DIR,
      SESSION_SECRET: randomBytes(32).toString("base64url"),
      SIGNING_SECRET: env.SIGNING_SECRET,
    },
  });
  await expect.poll(() => isOpen(url), { timeout: 60_000 }).toBe(true);
  return { url, process: server };
}

/** A separate storefront, and the commerce behind it that can be made to fail. */
interface FaultyShop {
  url: string;
  commerce: FaultyCommerce;
}

/** A test with a separate storefront whose commerce can be made to fail; `baseURL` is that storefront. */
export const test = base.extend<{ commerce: FaultyCommerce }, { faultyShop: FaultyShop }>({
  faultyShop: [
    async ({ browserName: _ }, use) => {
      const commerce = await openFaultyCommerce();
      const shop = await openStorefront(commerce.url);
      await use({ url: shop.url, commerce });
      shop.process.kill();
      commerce.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ faultyShop }, use) => use(faultyShop.url),
  commerce: async ({ faultyShop }, use) => {
    await use(faultyShop.commerce);
    faultyShop.commerce.clearFaults();
  },
});
