/** Validates the environment of both apps with their own rules; requires the built contract. */
import { createRequire } from "node:module";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { contractDir } from "./paths.mjs";
import { commerceEnv, storefrontEnv } from "./servers.mjs";
import { demoCompany } from "./settings.mjs";

/**
 * Validates the environment of both apps before anything is built or started with it.
 * @param {import("./servers.mjs").Facts} facts
 * @throws {Failure} naming all problems together
 */
export function checkEnvironment(facts) {
  const require = createRequire(import.meta.url);
  /** @type {typeof import("../../contract/dist/environment.js")} */
  const { commerceEnvironment, readEnvironment, storefrontEnvironment } = require(
    path.join(contractDir, "dist", "environment.js"),
  );
  const problems = [
    () => readEnvironment(commerceEnvironment, commerceEnv(facts), demoCompany()),
    () => readEnvironment(storefrontEnvironment, storefrontEnv(facts), {}),
  ].flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      return error instanceof Error ? error.message.split("\n").slice(1) : [String(error)];
    }
  });
  if (problems.length === 0) return;
  throw new Failure(`The shop cannot start with these settings:\n${[...new Set(problems)].join("\n")}`, {
    advice: "Correct them in the environment or in the file .env in this folder (see .env.example).",
  });
}
