import { request } from "node:http";
import { setting } from "../../../testing/env";

const commerce = new URL(setting("COMMERCE_URL"));

/** A request to commerce, sent as it is. */
export interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Address of the client; by default that of all other tests. */
  localAddress?: string;
}

/** Sends a request byte for byte, without key or login: `fetch` would resolve the dots in a path before. */
export function sendRaw({
  method,
  path,
  headers = {},
  body,
  localAddress,
}: RawRequest): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const length: Record<string, string> = body ? { "content-length": String(body.length) } : {};
    const options = {
      host: commerce.hostname,
      port: commerce.port,
      ...(localAddress === undefined ? {} : { localAddress }),
      method,
      path,
      headers: { host: commerce.host, ...headers, ...length },
    };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
