import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "./env";
import { listen } from "../../../testing/ports";

/** A fault of one request to commerce. */
export type Fault =
  /** The response is delayed. */
  | { kind: "late"; ms: number }
  /** Commerce fails, or refuses with a message, before it has done anything. */
  | { kind: "status"; status: number; message?: string }
  /** The connection breaks before commerce receives the request, or after it has processed it. */
  | { kind: "lost"; when: "before" | "after" };

/** A proxy in front of commerce that records a storefront's requests, and injects faults on demand. */
export interface CommerceProxy {
  url: string;
  /** Paths requested since the last call, without queries; without what a slow answer causes: the question whether commerce is ready. */
  takePaths: () => string[];
  /** Responses that replace those of commerce, by path. */
  replacements: Map<string, object>;
  /** Injects the fault into the next `times` requests whose "METHOD /path" matches. */
  addFault: (calls: RegExp, fault: Fault, times?: number) => void;
  /** Clears the faults that have not occurred yet. */
  clearFaults: () => void;
  close: () => Promise<void>;
}

const answerWith = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
};

/** Starts a proxy on a free loopback port. */
export async function openCommerceProxy(): Promise<CommerceProxy> {
  let requestedPaths: string[] = [];
  let planned: { calls: RegExp; fault: Fault; left: number }[] = [];
  const replacements = new Map<string, object>();
  const target = new URL(env.COMMERCE_URL);
  const faultOf = ({ method, url }: IncomingMessage): Fault | undefined => {
    const plan = planned.find(({ calls, left }) => left > 0 && calls.test(`${method} ${url}`));
    if (plan) plan.left -= 1;
    return plan?.fault;
  };
  const pass = (req: IncomingMessage, res: ServerResponse, isLost: boolean): void => {
    const { hostname, port } = target;
    const options = { hostname, port, path: req.url, method: req.method, headers: req.headers };
    const forwarded = forward(options, (answer) => {
      if (isLost) {
        answer.resume().on("end", () => req.socket.destroy());
        return;
      }
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    forwarded.on("error", () => res.writeHead(502).end());
    req.pipe(forwarded);
  };
  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname } = new URL(req.url ?? "/", target);
    if (!pathname.startsWith("/health/")) requestedPaths.push(pathname);
    const replacement = replacements.get(pathname);
    if (replacement) {
      answerWith(res, 200, replacement);
      return;
    }
    const fault = faultOf(req);
    if (fault?.kind === "status") {
      const { status, message = "An unknown error occurred." } = fault;
      req.resume();
      answerWith(res, status, { type: "unknown_error", message });
    } else if (fault?.kind === "lost" && fault.when === "before") {
      req.socket.destroy();
    } else {
      if (fault?.kind === "late") await pause(fault.ms);
      pass(req, res, fault?.kind === "lost");
    }
  };
  const server = createServer((req, res) => {
    handle(req, res).catch(() => req.socket.destroy());
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    takePaths: () => {
      const paths = requestedPaths;
      requestedPaths = [];
      return paths;
    },
    replacements,
    addFault: (calls, fault, times = 1) => planned.push({ calls, fault, left: times }),
    clearFaults: () => {
      planned = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
