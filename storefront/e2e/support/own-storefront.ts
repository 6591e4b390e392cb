import { setTimeout as pause } from "node:timers/promises";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { env } from "./env";

/** A proxy in front of commerce that records the storefront's requests. */
export interface CountingProxy {
  url: string;
  /** Paths requested since the last call, without queries; without what a slow answer causes: the question whether commerce is ready. */
  takePaths: () => string[];
  /** Responses that replace those of commerce, by path. */
  replacements: Map<string, object>;
  close: () => Promise<void>;
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Starts a recording proxy in front of commerce. */
export async function countingProxy(): Promise<CountingProxy> {
  let requestedPaths: string[] = [];
  const replacements = new Map<string, object>();
  const target = new URL(env.COMMERCE_URL);
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? "/", target);
    if (!pathname.startsWith("/health/")) requestedPaths.push(pathname);
    const replacement = replacements.get(pathname);
    if (replacement) {
      res.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(replacement));
      return;
    }
    const { hostname, port } = target;
    const options = { hostname, port, path: req.url, method: req.method, headers: req.headers };
    const forwarded = forward(options, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    forwarded.on("error", () => res.writeHead(502).end());
    req.pipe(forwarded);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    takePaths: () => {
      const paths = requestedPaths;
      requestedPaths = [];
      return paths;
    },
    replacements,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** An additional storefront. */
export interface OwnStorefront {
  url: string;
  /** Its process id. */
  pid: number;
  /** Resolves to its exit code; null if a signal has ended it. */
  exited: Promise<number | null>;
  close: () => void;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts another instance of the built storefront with another commerce URL and publishable key; resolves when it
 * responds. It shares the data folder of the stories, to which it only writes resized pictures.
 * @param settings additional environment variables
 * @param onOutput called with everything it writes to its output
 */
export async function openStorefront(
  commerceUrl: string,
  publishableKey: string,
  settings: Readonly<Record<string, string>> = {},
  onOutput?: (text: string) => void,
): Promise<OwnStorefront> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const storefront = spawn(process.execPath, ["build/main.js"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    stdio: ["ignore", onOutput ? "pipe" : "ignore", onOutput ? "pipe" : "ignore"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: url,
      COMMERCE_URL: commerceUrl,
      PUBLISHABLE_KEY: publishableKey,
      SESSION_SECRET: "a secret that only this story knows",
      ...settings,
    },
  });
  for (const stream of [storefront.stdout, storefront.stderr]) {
    if (onOutput) stream?.setEncoding("utf8").on("data", onOutput);
  }
  // "close" comes after the last output
  const exited = once(storefront, "close").then(([code]) => code as number | null);
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`${url}/health/live`).catch(() => null);
    if (answer?.ok) break;
    if (storefront.exitCode !== null || Date.now() > deadline)
      throw new Error("The own storefront did not start");
    // polling without a pause would compete with it for the CPU
    await pause(100);
  }
  return {
    url,
    pid: storefront.pid ?? 0,
    exited,
    close: () => {
      storefront.kill();
    },
  };
}
