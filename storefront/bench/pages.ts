import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { href } from "../app/i18n/paths";
import { hazelnut } from "../e2e/support/goods";
import { smallHazelnut } from "../e2e/support/orders";
import { cookieOf } from "../../testing/shopper";
import type { OwnStorefront } from "../../testing/own-storefront";
import { ask, compare, figure, table, type Served, type Target } from "./measure";

const pages: Readonly<Record<string, string>> = {
  home: href("home", "de"),
  list: href("products", "de"),
  product: href("product", "de", { slug: hazelnut.de.slug }),
  about: href("about", "de"),
};

/** Fetches a response as it is sent, without decompressing it; the body is returned in base64. */
const fetchRaw = ({ url, headers }: Target): Promise<{ headers: Record<string, string>; body: string }> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const { connection: _, "keep-alive": __, date: ___, ...others } = response.headers;
        resolve({ headers: others as Record<string, string>, body: Buffer.concat(parts).toString("base64") });
      });
    })
      .on("error", reject)
      .end();
  });

/** Starts a server that only sends the same bytes as the target. */
async function openRaw(target: Target): Promise<{ served: Served; close: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const file = path.join(folder, "answer.json");
  writeFileSync(file, JSON.stringify(await fetchRaw(target)));
  const child = fork(path.join(import.meta.dirname, "raw-server.ts"), [file], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const port = await new Promise((resolve) => child.once("message", resolve));
  return {
    served: { ...target, url: `http://127.0.0.1:${String(port)}/`, pid: child.pid ?? 0 },
    close: () => {
      child.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The Cookie header of a browser with two packs in its cart. */
async function cookieWithCart(url: string): Promise<string> {
  const body = new URLSearchParams({ intent: "add", variantId: await smallHazelnut(), quantity: "2" });
  const answer = await fetch(`${url}/api/cart`, { method: "POST", body, headers: { Origin: url } });
  if (!answer.ok) throw new Error(`the cart responded with ${answer.status}`);
  return cookieOf(answer);
}

/** Compares cached pages, and the same pages rendered for each request, with a server that sends the same bytes. */
export async function pageSpeed(storefront: OwnStorefront): Promise<string> {
  const cart = await cookieWithCart(storefront.url);
  const rows: string[][] = [];
  for (const [name, page] of Object.entries(pages)) {
    for (const [visitor, cookie] of [
      ["without a cart", {}],
      ["with a cart", { Cookie: cart }],
    ] as const) {
      const headers = { "Accept-Encoding": "gzip, deflate, br", ...cookie };
      const kept = { url: storefront.url + page, headers, pid: storefront.pid };
      const raw = await openRaw(kept);
      try {
        // pages with an unknown query parameter are never cached
        const rendered = { ...kept, url: `${kept.url}?bench=1` };
        const cpu = await compare({ kept, raw: raw.served }, 1);
        const each = (await compare({ rendered }, 1)).rendered;
        const ratio = cpu.kept / cpu.raw;
        rows.push([name, visitor, figure(cpu.kept), figure(cpu.raw), figure(ratio), figure(each)]);
      } finally {
        raw.close();
      }
    }
  }
  return table(["page", "visitor", "cached, µs", "same bytes, µs", "ratio", "not cached, µs"], rows);
}

/** Resident memory of a process, in MB. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Memory of a storefront after an increasing number of page views. */
export async function memory(storefront: OwnStorefront): Promise<string> {
  const target = { url: storefront.url + String(pages["product"]), headers: {} };
  const rows: string[][] = [];
  for (const views of [1_000, 25_000, 25_000, 49_000]) {
    await ask(target, views);
    const before = Number(rows.at(-1)?.[0] ?? 0);
    rows.push([String(before + views), figure(memoryOf(storefront.pid))]);
  }
  return table(["views", "resident MB"], rows);
}
