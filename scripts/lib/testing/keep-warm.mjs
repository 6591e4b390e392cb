// Keeps a test shop running between test runs (kept-shop.mjs), and updates it on request. Ends on SIGTERM.
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { explain } from "../failure.mjs";
import { commerceHash, storefrontHash } from "../packages.mjs";
import { root } from "../paths.mjs";
import { killAll } from "../processes.mjs";
import { startTimeOf } from "../procfs.mjs";
import { say } from "../steps.mjs";
import { keeperFile } from "./kept-shop.mjs";
import { listenOnLoopback, testDataDir } from "./test-shop.mjs";
import { TestShops } from "./test-shops.mjs";

const shops = new TestShops(path.join(testDataDir, "kept"));

async function close() {
  rmSync(keeperFile, { force: true });
  await shops.close();
}

process.on("exit", killAll);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, () => void close().finally(() => process.exit(0)));
}

const hashes = () => ({ commerce: commerceHash(), storefront: storefrontHash() });
let built = hashes();
/** @type {import("./test-shops.mjs").TestShop} */
let shop;

/** Rebuilds and restarts what has changed; new sources of commerce also get a new copy of the database. */
async function update() {
  const now = hashes();
  if (now.commerce === built.commerce && now.storefront === built.storefront) return;
  await shops.update();
  if (now.commerce === built.commerce) {
    await shop.stack.stopServer("storefront");
    await shop.stack.startServer("storefront");
  } else {
    await shop.close();
    shop = await shops.open("kept");
  }
  built = now;
}

try {
  await shops.prepare({ fresh: true });
  shop = await shops.open("kept");
} catch (error) {
  say(explain(error));
  await close();
  process.exit(1);
}

/** One update at a time. @type {Promise<unknown>} */
let queue = Promise.resolve();
const server = createServer((_request, response) => {
  queue = queue.then(update).then(
    () => response.end(JSON.stringify(shop.env)),
    (error) => response.writeHead(500).end(explain(error)),
  );
});
/** @type {import("./kept-shop.mjs").Keeper} */
const keeper = {
  pid: process.pid,
  started: startTimeOf(process.pid),
  url: await listenOnLoopback(server),
  root,
};
writeFileSync(keeperFile, JSON.stringify(keeper), { mode: 0o600 });
