import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { MedusaResponse } from "@medusajs/framework/http";
import { expect, it } from "vitest";
import { whileHeld } from "./while-held";

it("a lock is given back although the caller hung up before it was had", async () => {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const caller = new AbortController();
  const asked = fetch(url, { signal: caller.signal }).catch(() => undefined);
  const [, answer] = (await once(server, "request")) as [unknown, MedusaResponse];
  const hungUp = once(answer, "close");
  let freed = false;
  await whileHeld({
    res: answer,
    next: () => void answer.end("made"),
    // somebody else has the lock until then
    lock: async (work) => {
      caller.abort();
      await hungUp;
      await work();
      freed = true;
    },
    busy: new Error("busy"),
    onLost: () => undefined,
  });
  await asked;
  server.close();
  expect(freed).toBe(true);
});
