import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { href } from "@su-turrone/contract/paths";
import { setting } from "../../../testing/env";
import { berlinInformation, Cookies } from "../../../testing/shopper";
import { variant } from "../http/shop";

/** Request timeout in ms: shorter than a browser's, longer than a request waits while commerce is being replaced. */
const requestTimeoutMs = 60_000;

/** How long a shopper keeps retrying, in ms; longer than any server takes to restart. */
const retryForMs = 120_000;

const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

export interface Page {
  /** 0: the connection was refused or aborted. */
  status: number;
  text: string;
  /** Target of a redirect, without the shop's origin. */
  location: string;
  retryAfter: number;
}

/** An IP from the benchmarking network (RFC 2544), for a storefront that trusts the proxy in front. */
const randomIp = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** One pack of 150 g hazelnut nougat to Berlin: 7.10 euros plus 6.90 for shipping. */
export const totalCents = "1400";

/**
 * A shopper who buys one pack by submitting plain forms like a browser without JavaScript, and retries after failures:
 * by bank transfer or by card.
 */
export class Shopper {
  readonly email = `fault-${randomUUID()}@example.com`;
  readonly #address = randomIp();
  readonly #cookies = new Cookies();
  /** Idempotency key of the add-to-cart form: the same on each submission. */
  readonly #submissionId = randomUUID();
  #fingerprint = "";
  #confirmation = "";

  /**
   * @param card confirmation token from the card form; null to pay by bank transfer
   * @param server origin that receives requests to the shop
   */
  constructor(
    private readonly card: string | null = null,
    private readonly server = setting("SHOP_URL"),
  ) {}

  /** Form fields of the buyer's details. */
  get information(): Readonly<Record<string, string>> {
    return { ...berlinInformation, email: this.email };
  }

  get #payment(): string {
    return this.card === null ? "bank_transfer" : "card";
  }

  async #request(path: string, form?: Readonly<Record<string, string>>): Promise<Page> {
    const shop = setting("SHOP_URL");
    const headers = {
      "User-Agent": userAgent,
      "X-Forwarded-For": this.#address,
      Origin: shop,
      Cookie: this.#cookies.header,
    };
    try {
      const answer = await fetch(new URL(path, this.server), {
        ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
        headers,
        redirect: "manual",
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      this.#cookies.keep(answer.headers.getSetCookie());
      return {
        status: answer.status,
        text: await answer.text(),
        location: (answer.headers.get("location") ?? "").replace(shop, ""),
        retryAfter: Number(answer.headers.get("retry-after")),
      };
    } catch {
      return { status: 0, text: "", location: "", retryAfter: 0 };
    }
  }

  get(path: string): Promise<Page> {
    return this.#request(path);
  }

  /** Submits a form unchanged. */
  submit(path: string, form: Readonly<Record<string, string>>): Promise<Page> {
    return this.#request(path, form);
  }

  async add(): Promise<Page> {
    const { id } = await packOf();
    return this.#request(href("cart", "de"), {
      intent: "add",
      variantId: id,
      quantity: "1",
      submissionId: this.#submissionId,
    });
  }

  submitInformation(): Promise<Page> {
    return this.#request(href("checkout", "de"), this.information);
  }

  async choosePayment(): Promise<Page> {
    const token: Record<string, string> = this.card === null ? {} : { token: this.card };
    const page = await this.#request(href("checkoutPayment", "de"), { method: this.#payment, ...token });
    if (page.status === 303) await this.#openConfirm();
    return page;
  }

  /** Reads what the order button of the confirm page would send. */
  async #openConfirm(): Promise<void> {
    const { text } = await this.#request(href("checkoutConfirm", "de"));
    this.#fingerprint = /name="fingerprint" value="([^"]*)"/.exec(text)?.[1] ?? "";
  }

  async order(): Promise<Page> {
    if (this.#fingerprint === "") await this.#openConfirm();
    const page = await this.#request(href("checkoutConfirm", "de"), {
      total: totalCents,
      fingerprint: this.#fingerprint,
    });
    if (page.status === 303) this.#confirmation = page.location;
    return page;
  }

  /** Follows the redirects from the order button to the order page, past the page that waits for the order. */
  async openOrderPage(): Promise<Page> {
    const page = await this.#request(this.#confirmation);
    if (page.status === 303) {
      this.#confirmation = page.location;
      return { ...page, status: 0 };
    }
    const arrived = page.status === 200 && this.#confirmation.includes("/confirmation/");
    return arrived ? page : { ...page, status: 0 };
  }
}

/** The steps of a purchase. Each may be repeated. */
export const steps = [
  ["the pack is added to the cart", (shopper: Shopper) => shopper.add()],
  ["the contact information is submitted", (shopper: Shopper) => shopper.submitInformation()],
  ["the payment method is chosen", (shopper: Shopper) => shopper.choosePayment()],
  ["the order is placed", (shopper: Shopper) => shopper.order()],
  ["the order page is opened", (shopper: Shopper) => shopper.openOrderPage()],
] as const;

export type Step = (typeof steps)[number][1];

let pack: Promise<{ id: string }> | undefined;

/** The small hazelnut nougat; requested before anything is broken. */
export const packOf = (): Promise<{ id: string }> => (pack ??= variant("ST-NOC-0150"));

export const isSuccess = ({ status }: Page): boolean => status >= 200 && status < 400;

/**
 * Performs a step like a person would: repeats it while the shop does not respond or is temporarily unavailable.
 * @throws Error if the shop does not recover, or refuses a valid request
 */
export async function retryUntilAccepted(shopper: Shopper, step: Step): Promise<Page> {
  const end = Date.now() + retryForMs;
  let last: Page;
  do {
    last = await step(shopper);
    if (isSuccess(last)) return last;
    if (last.status >= 400 && last.status < 500) break;
    await pause(300);
  } while (Date.now() < end);
  throw new Error(`The shop answers ${last.status}: ${last.text.slice(0, 2_000)}`);
}
