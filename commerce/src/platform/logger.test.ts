import { Writable } from "node:stream";
import { logRules } from "@su-turrone/contract/log-rules";
import { pino } from "pino";
import { beforeEach, expect, it } from "vitest";

let written: Record<string, unknown>[] = [];
beforeEach(() => {
  written = [];
});
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    const { time: _time, ...line } = JSON.parse(chunk.toString("utf8")) as Record<string, unknown>;
    written.push(line);
    done();
  },
});
const log = pino({ ...logRules, base: {} }, sink);

const error = Object.assign(new Error("ada@example.com is known"), {
  detail: "Key (email)=(ada@example.com)",
});
error.stack = `${String(error)}\n    at place (/shop/a.js:1:2)`;
const err = { type: "Error", message: "[mail address] is known", stack: "    at place (/shop/a.js:1:2)" };

it.each<[string, () => void, Record<string, unknown>]>([
  ["a message", () => log.warn("ada@example.com"), { level: 40, msg: "[mail address]" }],
  [
    "fields and a message",
    () => log.warn({ reason: "ada@example.com", ms: 12 }, "to %s", "ada@example.com"),
    { level: 40, reason: "[mail address]", ms: 12, msg: "to [mail address]" },
  ],
  ["an error and a message", () => log.error({ err: error }, "failed"), { level: 50, err, msg: "failed" }],
  ["an error alone", () => log.error(error), { level: 50, err, msg: "[mail address] is known" }],
])("pino redacts %s", (_what, write, line) => {
  write();
  expect(written).toEqual([line]);
});
