import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { closeWhenStill } from "./still-connections";

// with this listener, Node does not close connections by itself
const server = createServer().on("timeout", () => undefined);

/** Connects, with a listener for the request to come, from when on nothing may stand still for more than an instant. */
async function connected(respond: RequestListener): Promise<Socket> {
  server
    .on("request", closeWhenStill)
    .on("request", (request: IncomingMessage) => request.socket.setTimeout(1))
    .on("request", respond)
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  return connect((server.address() as AddressInfo).port, "127.0.0.1");
}

afterEach(() => {
  server.removeAllListeners("request").close();
  server.closeAllConnections();
});

/** Resolves when the server has closed the connection of the request. */
const closed = (client: Socket, sent: string): Promise<unknown> =>
  new Promise((resolve) => {
    server.once("request", (request) => request.socket.once("close", resolve));
    client.on("error", () => undefined).write(sent);
  });

it("half a body ends the connection", async () => {
  const client = await connected((request) => request.resume());
  await closed(client, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf");
  client.destroy();
});

it("an answer nobody takes ends the connection", async () => {
  const client = await connected((_request, response) => response.end(Buffer.alloc(50_000_000)));
  client.pause();
  await closed(client, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  client.destroy();
});

it("an answer that takes the server longer is waited for", async () => {
  const client = await connected((_request, response) => {
    response.once("timeout", () => {
      response.socket?.setTimeout(0);
      response.end("late");
    });
  });
  client.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(await text(client)).toMatch(/late$/);
});
