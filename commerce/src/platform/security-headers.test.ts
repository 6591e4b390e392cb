import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { headersOf } from "./security-headers";

/** The response headers of a server with the given base URL. */
async function answered(backendUrl: string): Promise<Headers> {
  const headers = headersOf(backendUrl, true);
  const server = createServer((req, res) => {
    headers(req, res, () => res.end());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  return answer.headers;
}

it("an admin over https has HSTS for a year and upgrades insecure requests", async () => {
  const headers = await answered("https://admin.example");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect(headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
});

it("an admin over plain http has no HSTS and does not upgrade insecure requests", async () => {
  const headers = await answered("http://localhost:9000");
  expect(headers.has("strict-transport-security")).toBe(false);
  expect(headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
});
