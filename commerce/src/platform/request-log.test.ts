import { expect, it } from "vitest";
import { logRequests } from "./request-log";

it("takes a logger of Medusa's and lets it write no line of a request itself", () => {
  const logger = {
    loggerInstance_: { log: () => undefined, format: { transform: (line: object) => line } },
    shouldLog: () => true,
  };
  logRequests(logger);
  expect(["http", "info"].map(logger.shouldLog as (level: string) => boolean)).toEqual([false, true]);
});

it("says so when an update of Medusa has built it in another way", () => {
  expect(() => {
    logRequests({ info: () => undefined });
  }).toThrow("request-log.ts");
});
