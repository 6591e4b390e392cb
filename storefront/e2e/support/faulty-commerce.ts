import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "./env";

/** A fault of one request to commerce. */
export type Fault =
  /** The response is delayed. */
  | { kind: "late"; ms: number }
  /** Commerce fails, or refuses with a message, before it has done anything. */
  | { kind: "status"; status: number; message?: string }
  /** The connection breaks before commerce receives the request, or after it has processed it. */
  | { kind: "lost"; when: "before" | "after" };

/** A proxy between a storefront and commerce that injects faults on demand. */
export interface FaultyCommerce {
  url: string;
  /** Injects the fault into the next `times` requests whose "METHOD /path" matches. */
  addFault: (calls: RegExp, fault: Fault, times?: number) => void;
  /** Clears the faults that have not occurred yet. */
  clearFaults: () => void;
  close: () => void;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Headers a proxy must not forward. */
const hopByHopHeaders = [
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
    if (!hopByHopHeaders.includes(name) && typeof value === "string") headers.set(name, value);
  }
  const { method = "GET", url = "/" } = request;
  return fetch(new URL(url, env.COMMERCE_URL), {
    method,
    headers,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
}

async function pipeResponse(response: ServerResponse, upstream: Response): Promise<void> {
  response.statusCode = upstream.status;
  for (const [name, value] of upstream.headers)
    if (!hopByHopHeaders.includes(name)) response.setHeader(name, value);
  response.end(Buffer.from(await upstream.arrayBuffer()));
}

/** Starts the proxy on a free loopback port. */
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
      const { message = "An unknown error occurred." } = fault;
      response.end(JSON.stringify({ type: "unknown_error", message }));
      return;
    }
    if (fault?.kind === "late") await wait(fault.ms);
    if (fault?.kind === "lost" && fault.when === "before") {
      request.socket.destroy();
      return;
    }
    const upstream = await forward(request, body);
    if (fault?.kind === "lost") request.socket.destroy();
    else await pipeResponse(response, upstream);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    addFault: (calls, fault, times = 1) => planned.push({ calls, fault, left: times }),
    clearFaults: () => {
      planned = [];
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
