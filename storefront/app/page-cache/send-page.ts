import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { pageEncodings, type PageEncoding, type ReadyPage } from "./page-cache";

/** Encodings by Accept-Encoding header: browsers send only a few, and a client may send others of up to 16 KB. */
const encodings = new LRUCache<string, PageEncoding>({ max: 100 });

/** The smallest encoding the browser accepts. */
function encodingFor(request: IncomingMessage): PageEncoding {
  const header = String(request.headers["accept-encoding"]);
  const known = encodings.get(header);
  if (known) return known;
  const accepted = new Negotiator(request).encodings([...pageEncodings]);
  const encoding = pageEncodings.find((candidate) => accepted.includes(candidate)) ?? "identity";
  encodings.set(header, encoding);
  return encoding;
}

/** Sends a page in the smallest encoding the browser accepts, or 304 if the browser has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, unchanged, encoded }: ReadyPage,
): void {
  if (request.headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  const { headers, body } = encoded[encodingFor(request)];
  response.writeHead(200, headers).end(body);
}
