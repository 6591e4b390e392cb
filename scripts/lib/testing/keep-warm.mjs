// Keeps a test shop running between test runs (kept-shop.mjs), and updates it on request. Ends on SIGTERM.
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { explain } from "../failure.mjs";
import { root } from "../paths.mjs";
import { commerceHash, storefrontHash } from "../packages.mjs";
import { killAll, stopAll } from "../processes.mjs";
import { startTimeOf } from "../procfs.mjs";
import { say } from "../steps.mjs";
import { keeperFile } from "./kept-shop.mjs";
import { testDataDir } from "./test-shop.mjs";
import { TestShops } from "./test-shops.mjs";

const shops = new TestShops(testDataDir, (name, log) => say(`${name} has exited unexpectedly; see ${log}`));

async function close() {
  rmSync(keeperFile, { force: true });
  await shops.close();
  await stopAll();
}

process.on("exit", killAll);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, () => void close().finally(() => process.exit(0)));
}

const hashes = () => ({ commerce: commerceHash(), storefront: storefrontHash() });
const open = () => shops.open("kept");

let builtHashes = hashes();
/** @type {import("./test-shops.mjs").TestShop} */
let shop;

/** Rebuilds and restarts what has changed; new sources of commerce also get a new copy of the database. */
async function update() {
  const now = hashes();
  const changed = {
    commerce: now.commerce !== builtHashes.commerce,
    storefront: now.storefront !== builtHashes.storefront,
  };
  if (!changed.commerce && !changed.storefront) return;
  await shops.update();
  if (changed.commerce) {
    await shop.close();
    shop = await open();
  } else {
    await shop.stack.stopServer("storefront");
    await shop.stack.startServer("storefront");
  }
  builtHashes = now;
}

try {
  await shops.prepare({ fresh: true });
  shop = await open();
} catch (error) {
  say(explain(error));
  await close();
  process.exit(1);
}

/** Serialises requests. @type {Promise<unknown>} */
let queue = Promise.resolve();
const server = createServer((request, response) => {
  if (request.method !== "POST" || request.url !== "/update") {
    response.writeHead(404).end();
    return;
  }
  queue = queue.then(update).then(
    () => response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(shop.env)),
    (error) => response.writeHead(500, { "Content-Type": "text/plain" }).end(explain(error)),
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const started = startTimeOf(process.pid);
  /** @type {import("./kept-shop.mjs").Keeper} */
  const keeper = { pid: process.pid, started, url: `http://127.0.0.1:${port}`, root };
  writeFileSync(keeperFile, JSON.stringify(keeper), { mode: 0o600 });
});
