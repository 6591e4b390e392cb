import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  readEnvironment,
  storefrontEnvironment,
  withSecretFiles,
  type StorefrontEnvironment,
} from "@su-turrone/contract/environment";

/** Secrets for `remix vite:dev` and tests without configuration; never used in a production build. */
const developmentSecrets = {
  SESSION_SECRET: "session secret of development only",
  SIGNING_SECRET: "signing secret of development only",
};

/** Environment variables of the storefront, parsed and validated once at startup. @throws Error naming all problems */
export const env: Readonly<StorefrontEnvironment> = readEnvironment(
  storefrontEnvironment,
  withSecretFiles(process.env, (file) => readFileSync(file, "utf8")),
  {},
  {
    DATA_DIR: path.resolve(process.cwd(), "../.data"),
    ...(process.env["NODE_ENV"] === "production" ? {} : developmentSecrets),
  },
);

/** True if the shop has an https URL: cookies are then Secure and have the __Host- prefix. */
export const isHttps = env.PUBLIC_URL.startsWith("https://");

/**
 * Publishable key of the shop's sales channel: from PUBLISHABLE_KEY, else from the file that commerce writes into
 * DATA_DIR. Read on every call until found, because commerce may start after the storefront.
 * @throws Error if neither exists
 */
export function publishableKey(): string {
  if (env.PUBLISHABLE_KEY) return env.PUBLISHABLE_KEY;
  const file = path.join(env.DATA_DIR, "publishable-key");
  if (!existsSync(file)) {
    throw new Error(`No publishable key: set PUBLISHABLE_KEY or let commerce write ${file}`);
  }
  return readFileSync(file, "utf8").trim();
}

export interface PaymentSetup {
  publishableKey: string;
  /** Path of the sandbox's script; null to use Stripe's own. */
  sandboxScript: string | null;
}

/** Configuration of card and PayPal payments; null if only bank transfer is set up. */
export function paymentSetup(): PaymentSetup | null {
  if (env.SANDBOX_URL) return { publishableKey: "pk_test_sandbox", sandboxScript: "/sandbox/stripe.js" };
  if (env.STRIPE_PUBLISHABLE_KEY) return { publishableKey: env.STRIPE_PUBLISHABLE_KEY, sandboxScript: null };
  return null;
}
