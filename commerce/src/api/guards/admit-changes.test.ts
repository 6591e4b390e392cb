import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import { afterEach, expect, it, vi } from "vitest";
import { inTurn } from "./admit-changes";

vi.mock("../../platform/env", () => ({ env: () => ({ CART_CHANGES_AT_ONCE: 1 }) }));

const server = createServer();
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it("does not make a change whose client has disconnected, and ends its response, for which the cart is locked", async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const asked = once(server, "request");
  const client = request({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  client.on("error", () => {});
  client.end();
  const [, res] = (await asked) as [unknown, ServerResponse];
  const closed = once(res, "close");
  client.destroy();
  await closed;

  const change = vi.fn(() => Promise.resolve());
  const req = { get: () => undefined, validatedBody: { type: "remove", line_id: "line_1" } };
  await inTurn(change)(req as unknown as MedusaStoreRequest<CartChange>, res as MedusaResponse);
  expect(change).not.toHaveBeenCalled();
  expect(res.writableEnded).toBe(true);
});
