import { request as send, type IncomingHttpHeaders } from "node:http";
import { env } from "../../e2e/support/env";

/** A response as sent over the network. */
interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request to the storefront without decompressing the response or following redirects. */
export function fetchRaw(path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    send(new URL(path, env.SHOP_URL), { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}
