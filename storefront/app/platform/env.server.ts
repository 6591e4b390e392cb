import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  readEnvironment,
  storefrontEnvironment,
  withSecretFiles,
  type StorefrontEnvironment,
} from "@su-turrone/contract/environment";

/** Secrets of a developer's machine, so that `remix vite:dev` and tests run alone; never used when built. */
const developmentSecrets = {
  SESSION_SECRET: "session secret of development only",
  SIGNING_SECRET: "signing secret of development only",
};

/** Every variable the storefront reads, typed and checked once at boot. @throws Error naming all problems */
export const env: Readonly<StorefrontEnvironment> = readEnvironment(
  storefrontEnvironment,
  withSecretFiles(process.env, (file) => readFileSync(file, "utf8")),
  {},
  {
    DATA_DIR: path.resolve(process.cwd(), "../.data"),
    ...(process.env["NODE_ENV"] === "production" ? {} : developmentSecrets),
  },
);

/** True where the shop has an https address: cookies are then Secure and carry the __Host- prefix. */
export const isHttps = env.PUBLIC_URL.startsWith("https://");

/**
 * The publishable key of the shop's sales channel: from PUBLISHABLE_KEY, else from the file that commerce
 * writes into DATA_DIR. Read on every call until found, because commerce may start after the storefront.
 * @throws Error when neither is there.
 */
export function publishableKey(): string {
  if (env.PUBLISHABLE_KEY) return env.PUBLISHABLE_KEY;
  const file = path.join(env.DATA_DIR, "publishable-key");
  if (!existsSync(file)) {
    throw new Error(`No publishable key: set PUBLISHABLE_KEY or let commerce write ${file}`);
  }
  return readFileSync(file, "utf8").trim();
}
