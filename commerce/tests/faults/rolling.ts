import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { setting } from "../../../testing/env";
import { openStorefront, type OwnStorefront } from "../../../testing/own-storefront";
import { listen } from "../../../testing/ports";

const isReady = ({ url }: OwnStorefront): Promise<boolean> =>
  fetch(new URL("/health/ready", url)).then(
    ({ ok }) => ok,
    () => false,
  );

async function open(): Promise<OwnStorefront> {
  const storefront = await openStorefront({
    // the shop's own URL: commerce accepts no other as the return URL of a bank
    PUBLIC_URL: setting("SHOP_URL"),
    // how long it keeps responding after SIGTERM
    DRAIN_SECONDS: "3",
    TRUSTED_PROXIES: "1",
  });
  while (!(await isReady(storefront))) await pause(100);
  return storefront;
}

/**
 * Two storefronts behind a load balancer that sends each request once to a ready server, without retries, so that every
 * lost response is visible to the shopper.
 */
export class TwoStorefronts {
  #running: OwnStorefront[] = [];
  readonly #loadBalancer = createServer((incoming, answer) => void this.#forward(incoming, answer));
  #requestCount = 0;
  /** Origin for shoppers. */
  url = "";

  async open(): Promise<void> {
    this.url = `http://127.0.0.1:${await listen(this.#loadBalancer)}`;
    this.#running = [await open(), await open()];
  }

  /**
   * Replaces the servers one after the other like a rolling deployment: stop, wait for the end, start, wait until
   * ready.
   */
  async replace(): Promise<void> {
    for (const [index, old] of this.#running.entries()) {
      old.close();
      const code = await old.exited;
      if (code !== 0) throw new Error(`A storefront ended with ${code}`);
      this.#running[index] = await open();
    }
  }

  /** The next ready server; asked again if one was replaced while it was looked for. */
  async #readyServer(): Promise<OwnStorefront> {
    this.#requestCount += 1;
    for (;;) {
      const inTurn = this.#requestCount % 2 === 0 ? this.#running : this.#running.toReversed();
      const ready = await Promise.all(inTurn.map(isReady));
      const storefront = inTurn.find((_, index) => ready[index]);
      if (storefront) return storefront;
    }
  }

  async #forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { port } = new URL((await this.#readyServer()).url);
    const { method, url } = incoming;
    // as with a proxy at the shop's address
    const headers = { ...incoming.headers, host: new URL(setting("SHOP_URL")).host };
    const forwarded = request(
      { host: "localhost", port, method, path: url, headers, agent: false },
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
    for (const running of this.#running) running.close();
    this.#loadBalancer.closeAllConnections();
    this.#loadBalancer.close();
  }
}
