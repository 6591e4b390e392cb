import { setTimeout as pause } from "node:timers/promises";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { freePort } from "./ports";

/** An additional storefront. */
export interface OwnStorefront {
  url: string;
  /** Its process id. */
  pid: number;
  /** Resolves to its exit code; null if a signal has ended it. */
  exited: Promise<number | null>;
  close: () => void;
}

/**
 * Starts another instance of the built storefront; resolves when it responds. It shares the data folder of the tests, to
 * which it only writes resized pictures.
 * @param settings environment variables that differ from those of the tests' storefront
 * @param onOutput called with everything it writes to its output
 */
export async function openStorefront(
  settings: Readonly<Record<string, string>> = {},
  onOutput?: (text: string) => void,
): Promise<OwnStorefront> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const storefront = spawn(process.execPath, ["build/main.js"], {
    cwd: path.resolve(import.meta.dirname, "../storefront"),
    stdio: ["ignore", onOutput ? "pipe" : "ignore", onOutput ? "pipe" : "ignore"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: url,
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
