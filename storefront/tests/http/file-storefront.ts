import { afterAll, afterEach, beforeAll } from "vitest";
import { openCommerceProxy, type CommerceProxy } from "../../e2e/support/commerce-proxy";
import { openStorefront, type OwnStorefront } from "../../../testing/own-storefront";

interface FileStorefront {
  readonly url: string;
  readonly proxy: CommerceProxy;
  /** Sends a form like a browser on one of its pages; redirects are not followed. */
  post: (
    path: string,
    form: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
}

/**
 * Starts a separate storefront for the calling file, from its first test to its last, whose requests to commerce are
 * recorded and can be made to fail until the end of each test.
 * @param settings additional environment variables
 */
export function fileStorefront(settings: Readonly<Record<string, string>> = {}): FileStorefront {
  let proxy: CommerceProxy | undefined;
  let storefront: OwnStorefront | undefined;
  const opened = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error("The storefront is open within tests only");
    return part;
  };
  beforeAll(async () => {
    proxy = await openCommerceProxy();
    storefront = await openStorefront({ COMMERCE_URL: proxy.url, ...settings });
  });
  afterEach(() => proxy?.clearFaults());
  afterAll(async () => {
    storefront?.close();
    await proxy?.close();
  });
  return {
    get url() {
      return opened(storefront).url;
    },
    get proxy() {
      return opened(proxy);
    },
    post: (path, form, headers = {}) => {
      const { url } = opened(storefront);
      const body = new URLSearchParams(form);
      return fetch(url + path, {
        method: "POST",
        body,
        headers: { Origin: url, ...headers },
        redirect: "manual",
      });
    },
  };
}
