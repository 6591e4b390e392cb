import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { defaultLanguage, languages } from "~/i18n/languages";

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  SHOP_MODE: z.enum(["demo", "production"]).default("demo"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  COMMERCE_URL: z.url().default("http://localhost:9000"),
  PUBLIC_URL: z.url().default("http://localhost:3000"),
  PUBLISHABLE_KEY: z.string().optional(),
  /** Keeps the counters of the rate limits, so that several storefronts share them; without it each counts for itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be an address like redis://host:6379" }).optional(),
  DATA_DIR: z.string().default(path.resolve(process.cwd(), "../.data")),
  SESSION_SECRET: z.string().min(16),
  SIGNING_SECRET: z.string().min(16),
  FALLBACK_LANGUAGE: z.enum(languages).default(defaultLanguage),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** The payment sandbox, which the storefront passes on to the browser below /sandbox; only without a Stripe account. */
  SANDBOX_URL: z.url().optional(),
  /** Publishable key of the Stripe account. */
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  /** Days a cart lives after its last change; commerce deletes it after as many, so both get the same setting. */
  CART_DAYS: z.coerce.number().int().min(1).max(365).default(60),
  /** How many proxies stand in front of the storefront; their X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Switches on pings to search engines (indexnow.org) and proves to them whose shop it is; commerce needs the same. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\w-]{8,128}$/)
    .optional(),
  INDEXNOW_URL: z.url().default("https://api.indexnow.org/indexnow"),
  /** Public icon services to ask for what the shop's own icon package lacks, first choice first; none unless switched on. */
  ICON_SERVICES: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/ }))),
});

type Env = z.infer<typeof schema>;

/** What a production start must not find, one line a problem. */
function productionProblems(env: Env): string[] {
  if (env.SHOP_MODE !== "production") return [];
  return [
    ...(env.PUBLIC_URL.startsWith("https://") ? [] : ["PUBLIC_URL: must be the shop's https address"]),
    ...(env.SANDBOX_URL ? ["SANDBOX_URL: the payment sandbox is not for production"] : []),
    ...(env.STRIPE_PUBLISHABLE_KEY ? [] : ["STRIPE_PUBLISHABLE_KEY: must be set"]),
  ];
}

/** Secrets of a developer's machine, so that `remix vite:dev` and tests run alone; never used when built. */
const developmentDefaults = {
  SESSION_SECRET: "development-session-secret",
  SIGNING_SECRET: "development-signing-secret",
};

function read(): Env {
  const base = process.env["NODE_ENV"] === "production" ? {} : developmentDefaults;
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse({ ...base, ...given });
  const problems = parsed.success
    ? productionProblems(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The storefront cannot start with this environment:\n  ${problems.join("\n  ")}`);
  }
  return parsed.data;
}

/** Every variable the storefront reads, typed and checked once at boot. @throws Error naming all problems. */
export const env: Readonly<Env> = read();

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
