import { request, type IncomingHttpHeaders } from "node:http";

/** A request, sent as it is. */
export interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Address of the client; by default that of all other tests. */
  localAddress?: string;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Not decompressed. */
  body: Buffer;
  text: string;
}

/** Sends a request to a server byte for byte: `fetch` would resolve the dots in a path before. */
export function sendRawTo(
  server: URL,
  { method, path, headers = {}, body, localAddress }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const length: Record<string, string> = body ? { "content-length": String(body.length) } : {};
    const options = {
      host: server.hostname,
      port: server.port,
      ...(localAddress === undefined ? {} : { localAddress }),
      method,
      path,
      headers: { host: server.host, ...headers, ...length },
    };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers: answered } = response;
        const whole = Buffer.concat(parts);
        resolve({ status, headers: answered, body: whole, text: whole.toString() });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
