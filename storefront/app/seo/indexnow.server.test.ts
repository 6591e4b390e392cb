import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { pingIndexNow, readContentChanged } from "./indexnow.server";

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

const secret = "a-secret-of-thirty-two-characters";
const body = '{"tags":["catalogue"],"pages":[{"kind":"product","id":"prod_1"}],"at":1760000000000}';
const signature = "n54XTEAYi_If7e-ZN1VvZG5mVvkXAV8oAqY_ELQAp8w";
const at = 1_760_000_000_000;

const minute = 60_000;

// a server clock that is not synchronised may be ten minutes off
test.each([-10, 0, 10, 19])("accepts a signed notification %i minutes away", (minutes) => {
  expect(readContentChanged(body, signature, secret, at + minutes * minute)).toEqual({
    tags: ["catalogue"],
    pages: [{ kind: "product", id: "prod_1" }],
    at,
  });
});

test.each([-20, 20])("rejects a signed notification with a clock difference of %i minutes", (minutes) => {
  expect(readContentChanged(body, signature, secret, at + minutes * minute)).toBeNull();
});

test.each([
  [body, null],
  [body, ""],
  [body.replace("prod_1", "prod_2"), signature],
  [body, signature.replace(/^./, (first) => (first === "A" ? "B" : "A"))],
])("rejects a notification with an invalid signature (%s, %s)", (changed, forged) => {
  expect(readContentChanged(changed, forged, secret, at)).toBeNull();
});

test("rejects a notification signed with another secret", () => {
  expect(readContentChanged(body, signature, "another-secret-of-32-characters-xx", at)).toBeNull();
});
