import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** VIES' answer about a number that is assigned. */
export const known = { isValid: true, userError: "VALID" };

/** Starts a server that stands in for VIES. */
export async function startVies() {
  /** Paths it was asked for. */
  const asked: string[] = [];
  /** Answers by path; a path without one is never answered. */
  const answers = new Map<string, object>();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const answer = answers.get(path);
    if (answer) response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/rest-api/`, asked, answers, close };
}
