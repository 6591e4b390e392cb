import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { pingIndexNow } from "./indexnow.server";

async function listening(status: number) {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { bodies, endpoint: `http://127.0.0.1:${port}/indexnow`, close: () => server.close() };
}

const ping = {
  key: "0123456789abcdef",
  publicUrl: "https://shop.example",
  urls: ["https://shop.example/blog/neu", "https://shop.example/en/blog/new"],
};

test("sends the host, the key and the URLs", async () => {
  const { bodies, endpoint, close } = await listening(202);
  await pingIndexNow({ ...ping, endpoint });
  close();
  expect(bodies).toEqual([
    {
      host: "shop.example",
      key: "0123456789abcdef",
      keyLocation: "https://shop.example/indexnow.txt",
      urlList: ["https://shop.example/blog/neu", "https://shop.example/en/blog/new"],
    },
  ]);
});

test("rejects if the ping is not accepted", async () => {
  const { endpoint, close } = await listening(422);
  await expect(pingIndexNow({ ...ping, endpoint })).rejects.toThrow("422");
  close();
});
