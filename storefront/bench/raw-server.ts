import { createServer, type RequestListener } from "node:http";
import { readFileSync } from "node:fs";

/** The response sent to every request, read from the given file. */
interface RawAnswer {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

const answer = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as RawAnswer;
const body = Buffer.from(answer.body, "base64");
const headers = Object.entries(answer.headers).flat();

const listener: RequestListener = (_request, response) => {
  response.writeHead(200, headers).end(body);
};

const server = createServer(listener).listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : 0);
});
