import { request as send, type IncomingHttpHeaders } from "node:http";
import { env } from "../../e2e/support/env";

/** An answer as it came over the wire. */
interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks the storefront without unpacking what it answers; nothing is followed. */
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
