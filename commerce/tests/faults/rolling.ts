import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { setting } from "../../../testing/env";

const storefrontFolder = path.resolve(import.meta.dirname, "../../../storefront");

/** How long a storefront keeps responding after SIGTERM, in seconds. */
const drainSeconds = "3";

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Two storefronts behind a load balancer that sends each request once to a ready server, without retries, so that every
 * lost response is visible to the shopper.
 */
export class TwoStorefronts {
  readonly #ports: number[] = [];
  readonly #running = new Map<number, ChildProcess>();
  #loadBalancer = createServer();
  #requestCount = 0;

  /** Origin for shoppers. */
  get url(): string {
    return `http://127.0.0.1:${portOf(this.#loadBalancer)}`;
  }

  async open(): Promise<void> {
    this.#loadBalancer = createServer((incoming, answer) => void this.#forward(incoming, answer)).listen(
      0,
      "127.0.0.1",
    );
    await once(this.#loadBalancer, "listening");
    for (let n = 0; n < 2; n += 1) {
      const port = await freePort();
      this.#ports.push(port);
      await this.#start(port);
    }
  }

  async #start(port: number): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      // the shop's own URL: commerce accepts no other as the return URL of a bank
      PUBLIC_URL: setting("SHOP_URL"),
      DRAIN_SECONDS: drainSeconds,
      TRUSTED_PROXIES: "1",
      SESSION_SECRET: "a secret that both of these storefronts know",
    };
    const started = spawn(process.execPath, ["build/main.js"], {
      cwd: storefrontFolder,
      stdio: "ignore",
      env,
    });
    this.#running.set(port, started);
    while (!(await isReady(port))) {
      if (started.exitCode !== null) throw new Error("A storefront did not start");
      await pause(100);
    }
  }

  /**
   * Replaces the servers one after the other like a rolling deployment: stop, wait for the end, start, wait until
   * ready.
   */
  async replace(): Promise<void> {
    for (const port of this.#ports) {
      const running = this.#running.get(port);
      if (!running) continue;
      const ended = once(running, "exit");
      running.kill("SIGTERM");
      const [code] = (await ended) as [number | null];
      if (code !== 0) throw new Error(`A storefront ended with ${code}`);
      await this.#start(port);
    }
  }

  async #forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.#requestCount += 1;
    const ports = this.#requestCount % 2 === 0 ? this.#ports : this.#ports.toReversed();
    const ready = await Promise.all(ports.map(isReady));
    const port = ports.find((_, index) => ready[index]);
    const { method, url } = incoming;
    // as with a proxy at the shop's address
    const headers = { ...incoming.headers, host: new URL(setting("SHOP_URL")).host };
    const forwarded = request(
      { host: "127.0.0.1", port, method, path: url, headers, agent: false },
      (upstream) => {
        answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(answer);
      },
    );
    forwarded.on("error", () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    incoming.pipe(forwarded);
  }

  close(): void {
    for (const running of this.#running.values()) running.kill("SIGKILL");
    this.#loadBalancer.closeAllConnections();
    this.#loadBalancer.close();
  }
}
