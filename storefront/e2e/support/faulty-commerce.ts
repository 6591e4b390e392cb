import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "./env";

/** What goes wrong with one call to commerce. */
export type Fault =
  /** It is answered late. */
  | { kind: "late"; ms: number }
  /** Commerce fails before it has done anything. */
  | { kind: "status"; status: number }
  /** The connection breaks before commerce hears of it, or after it has acted. */
  | { kind: "lost"; when: "before" | "after" };

/** Stands between a storefront and commerce and spoils calls when it is told to. */
export interface FaultyCommerce {
  url: string;
  /** Spoils the next `times` calls whose "METHOD /path" matches. */
  spoil: (calls: RegExp, fault: Fault, times?: number) => void;
  /** Forgets what has not happened yet. */
  heal: () => void;
  close: () => void;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** What a proxy must not hand on. */
const ownHeaders = [
  "host",
  "connection",
  "content-length",
  "transfer-encoding",
  "content-encoding",
  "keep-alive",
];

async function forward(request: IncomingMessage, body: Buffer): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!ownHeaders.includes(name) && typeof value === "string") headers.set(name, value);
  }
  const { method = "GET", url = "/" } = request;
  return fetch(new URL(url, env.COMMERCE_URL), {
    method,
    headers,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
}

async function answer(response: ServerResponse, from: Response): Promise<void> {
  response.statusCode = from.status;
  for (const [name, value] of from.headers) if (!ownHeaders.includes(name)) response.setHeader(name, value);
  response.end(Buffer.from(await from.arrayBuffer()));
}

/** Opens the proxy on a free port of loopback. */
export async function openFaultyCommerce(): Promise<FaultyCommerce> {
  let planned: { calls: RegExp; fault: Fault; left: number }[] = [];
  const faultFor = (request: IncomingMessage): Fault | undefined => {
    const plan = planned.find(
      ({ calls, left }) => left > 0 && calls.test(`${request.method} ${request.url}`),
    );
    if (plan) plan.left -= 1;
    return plan?.fault;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = faultFor(request);
    const body = await bodyOf(request);
    if (fault?.kind === "status") {
      response.writeHead(fault.status, { "Content-Type": "application/json" });
      response.end('{"type":"unknown_error","message":"An unknown error occurred."}');
      return;
    }
    if (fault?.kind === "late") await wait(fault.ms);
    if (fault?.kind === "lost" && fault.when === "before") {
      request.socket.destroy();
      return;
    }
    const from = await forward(request, body);
    if (fault?.kind === "lost") request.socket.destroy();
    else await answer(response, from);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spoil: (calls, fault, times = 1) => planned.push({ calls, fault, left: times }),
    heal: () => {
      planned = [];
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
