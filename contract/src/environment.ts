import { z } from "zod";
import { productionProblems, secretLength, usualBucketRegion, type ownerFacts } from "./environment-rules";
import { languages } from "./languages";
import { readOpeningHours } from "./opening-hours";

const secret = z
  .string()
  .min(secretLength, `must have at least ${secretLength} characters (\`npm start\` makes it by itself)`);

const port = z.coerce.number().int().min(1).max(65535);

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an address like https://shop.example" });

export {
  bucketDialect,
  isPlaceholder,
  ownerFactGap,
  ownerFactVariables,
  privatePrefix,
  productionGaps,
  withSecretFiles,
} from "./environment-rules";

/** Stripe's API; any other URL is that of a stand-in. */
export const stripeUrl = "https://api.stripe.com";

/** Variables read by both apps. */
const shared = {
  SHOP_MODE: z.enum(["demo", "production"]).default("demo"),
  /** Shares rate limit counters, events, workflows and locks between processes; without it each process has its own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be an address like redis://host:6379" }).optional(),
  /** Signs order keys and links in mails. */
  SIGNING_SECRET: secret,
  /** Absolute path of the folder for data that outlives a build: uploads, mails, the publishable key. */
  DATA_DIR: z.string().regex(/^(\/|[A-Za-z]:[\\/])/, "must be an absolute path"),
  /** Number of proxies in front of each app; their X-Forwarded-* headers are trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Days a cart is kept after its last change: then commerce deletes it and the storefront's cookie expires. */
  CART_DAYS: z.coerce.number().int().min(1).max(365).default(60),
  /**
   * Seconds a server that is shutting down continues to respond before it closes its port, so that the load balancer
   * stops routing requests to it; useful if another server takes over.
   */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(10).default(0),
  /** Minimum level of log lines. */
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** Bearer token for `/metrics` of each app; without it the route is closed. */
  METRICS_TOKEN: secret.optional(),
  /**
   * OTLP/HTTP endpoint for traces (below `/v1/traces`). Without it OpenTelemetry is not loaded; with it,
   * OpenTelemetry's other variables apply as well (OTEL_TRACES_SAMPLER, OTEL_BSP_…).
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** Headers for the trace collector, as `name=value,name=value`; usually an API key. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Enables change notifications to search engines (indexnow.org) and proves the ownership of the shop to them. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\w-]{8,128}$/, "must be 8 to 128 letters, digits, - or _")
    .optional(),
  /**
   * Public icon services used for icons missing from the shop's own package, in order of preference, comma-separated;
   * none by default. The privacy page names them.
   */
  ICON_SERVICES: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/ }))),
};

/** Every variable read by commerce, with its rule. */
export const commerceEnvironment = z.object({
  ...shared,
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: "must be an address like postgres://user:password@host:5432/name",
  }),
  PORT: port.default(9000),
  /** Bucket for uploads and the owner's exports; without it they are stored in DATA_DIR. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default(usualBucketRegion),
  /** Endpoint of an S3-compatible service; without it, Amazon S3. */
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  /** Encrypts the authenticator app keys of the admin users. */
  MFA_SECRET: secret,
  /** Public URL of commerce; used in the URLs of pictures and of the admin. */
  MEDUSA_BACKEND_URL: httpUrl.default("http://localhost:9000"),
  STOREFRONT_URL: httpUrl.default("http://localhost:3000"),
  /**
   * Internal URLs of all storefronts, comma-separated, for change notifications. Empty: a single one at STOREFRONT_URL.
   */
  STOREFRONT_INSTANCES: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter(Boolean))
    .pipe(z.array(httpUrl)),
  /** Cart changes one commerce server works on at a time; further ones wait their turn. */
  CART_CHANGES_AT_ONCE: z.coerce.number().int().min(1).max(64).default(4),
  MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"]).default("shared"),
  /** Hosting provider with its location, if the shop does not run the servers itself; the privacy page names it. */
  HOSTING_PROVIDER: z.string().max(200).optional(),
  /** SMTP server as smtp://user:password@host:587; without it mails are written to files in DATA_DIR/mail. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an address like smtp://user:password@host:587" })
    .optional(),
  /** Sender of mails: an address, or `Name <address>`. Without it: the company's address. */
  MAIL_FROM: z.string().includes("@").optional(),
  /** Language of mails to the owner and the admin users. */
  OWNER_LANGUAGE: z.enum(languages).default("it"),
  /** Number of the first order; used when the shop is set up. Order lookup accepts up to nine digits. */
  FIRST_ORDER_NUMBER: z.coerce.number().int().min(1).max(900_000_000).default(1001),
  /** REST service of VIES, which is asked about VAT numbers of other member states; without it, nobody is. */
  VIES_URL: httpUrl.optional(),
  /** Business days a parcel is in transit, minimum and maximum, as "2-3"; shown to shoppers everywhere. */
  DELIVERY_DAYS: z
    .string()
    .default("2-3")
    .transform((text, context) => {
      const [from = 0, to = 0] = /^([1-9]\d?)-([1-9]\d?)$/.exec(text)?.slice(1).map(Number) ?? [];
      if (from < to) return { from, to };
      context.addIssue({ code: "custom", message: 'must be two rising numbers of days like "2-3"' });
      return z.NEVER;
    }),
  /** Cut-off hour in Rome: orders paid before it are shipped on the same business day. */
  DELIVERY_CUT_OFF_HOUR: z.coerce.number().int().min(1).max(23).default(12),
  /** Business days after shipping until a parcel counts as delivered; 0: only when the owner marks it as delivered. */
  DELIVERED_AFTER_DAYS: z.coerce.number().int().min(0).max(30).default(5),
  /** Low stock threshold in packs per weight: at or below it, the weight is listed on the owner's first page. */
  LOW_STOCK_PACKS: z.coerce.number().int().min(0).max(10_000).default(5),
  /** Opening hours of the workshop in schema.org format; without it, by appointment. */
  OPENING_HOURS: z
    .string()
    .default("")
    .transform((text, context) => {
      const hours = readOpeningHours(text);
      if (hours) return hours;
      context.addIssue({ code: "custom", message: 'must be like "Mo-Fr 09:00-17:00, Sa 09:00-12:00"' });
      return z.NEVER;
    }),
  /** Payment term of a bank transfer, in days. */
  BANK_TRANSFER_DAYS: z.coerce.number().int().min(1).max(60).default(7),
  /** Days until the buyer is reminded of the transfer; not sent if the payment term is already over. */
  BANK_TRANSFER_REMINDER_DAYS: z.coerce.number().int().min(1).max(60).default(3),
  /** First values of the owner's limits for the unpaid transfer orders of one sender, and the packs in all of them. */
  TRANSFER_MAX_OPEN_ORDERS: z.coerce.number().int().min(1).max(1000).default(3),
  TRANSFER_MAX_OPEN_PACKS: z.coerce.number().int().min(1).max(100_000).default(30),
  /** Without it card and PayPal are not available; the launcher sets the key of the payment sandbox. */
  STRIPE_API_KEY: z.string().optional(),
  /** Verifies the signature of Stripe's webhooks. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Alternative URL of Stripe's API: the payment sandbox. */
  STRIPE_API_URL: httpUrl.default(stripeUrl),
  /** Timeout of one call to Stripe, in milliseconds. */
  STRIPE_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(8_000),
  /** Number of retries of a call without a response, with the same idempotency key. */
  STRIPE_RETRIES: z.coerce.number().int().min(0).max(5).default(2),
  /** When card and PayPal payments are captured: as soon as the order exists, or when it is shipped. */
  PAYMENT_CAPTURE: z.enum(["order", "shipment"]).default("order"),
  COMPANY_NAME: z.string(),
  COMPANY_STREET: z.string(),
  COMPANY_POSTAL_CODE: z.string(),
  COMPANY_CITY: z.string(),
  COMPANY_VAT_ID: z.string(),
  COMPANY_REA: z.string(),
  COMPANY_EMAIL: z.string().includes("@"),
  COMPANY_PEC: z.string(),
  COMPANY_PHONE: z.string(),
  BANK_TRANSFER_HOLDER: z.string(),
  BANK_TRANSFER_IBAN: z.string(),
  BANK_TRANSFER_BIC: z.string(),
} satisfies z.ZodRawShape & Record<(typeof ownerFacts)[number], z.ZodType>);

/** Every variable read by the storefront, with its rule. */
export const storefrontEnvironment = z.object({
  ...shared,
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** 0: any free port, for tests. */
  PORT: z.literal("0").transform(Number).or(port).default(3000),
  /** IP address to listen on; 0.0.0.0 or :: for all interfaces. */
  LISTEN_ADDRESS: z
    .union([z.ipv4(), z.ipv6()], { error: "must be an IP address like 127.0.0.1 or 0.0.0.0" })
    .default("127.0.0.1"),
  /** URL of commerce. */
  COMMERCE_URL: httpUrl.default("http://localhost:9000"),
  /** Public URL of the shop. */
  PUBLIC_URL: httpUrl.default("http://localhost:3000"),
  PUBLISHABLE_KEY: z.string().optional(),
  SESSION_SECRET: secret,
  FALLBACK_LANGUAGE: z.enum(languages).default("en"),
  /**
   * URL of the payment sandbox, which the storefront proxies to the browser below /sandbox; only without a Stripe
   * account.
   */
  SANDBOX_URL: httpUrl.optional(),
  /** Publishable key of the Stripe account. */
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  /** Content of the file by which Apple recognises the shop's domain; without it the file is not there. */
  APPLE_PAY_DOMAIN_ASSOCIATION: z.string().optional(),
  /** Size of the page cache in megabytes; 0 disables it, so that each page is rendered for each visitor. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  /** Number of processes that share the port; a single one runs without a primary process. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  INDEXNOW_URL: httpUrl.default("https://api.indexnow.org/indexnow"),
});

export type CommerceEnvironment = z.infer<typeof commerceEnvironment>;

export type StorefrontEnvironment = z.infer<typeof storefrontEnvironment>;

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Validates an environment. An empty string counts as not set, so that `KEY=` in an env file means the default.
 * @param demo the fictitious company of the demonstration, for company variables that are not set. In production it
 *   only applies until the owner's settings are read: the start fails if fictitious values remain then
 *   (scripts/lib/environment.mjs)
 * @param fallbacks values of variables that are not set
 * @throws Error naming every problem, one per line
 */
export function readEnvironment<Part extends typeof commerceEnvironment | typeof storefrontEnvironment>(
  part: Part,
  source: Given,
  demo: Readonly<Record<string, string>>,
  fallbacks: Given = {},
): z.infer<Part> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) if (value) given[name] = value;
  const inProduction = given["SHOP_MODE"] === "production";
  const result = part.safeParse({ ...fallbacks, ...demo, ...given });
  const names = Object.keys(part.shape);
  const missing = inProduction ? productionProblems(given, names) : [];
  const wrong = (result.error?.issues ?? []).flatMap(({ path: [key], message }) => {
    const name = String(key);
    if (missing.some((sentence) => sentence.startsWith(`${name} is `))) return [];
    return [`${name}${name in given ? "" : " (not set)"}: ${message}`];
  });
  const problems = [...missing, ...wrong];
  if (inProduction && names.includes("SANDBOX_URL") && given["SANDBOX_URL"]) {
    problems.push("SANDBOX_URL: the payment sandbox is not for production");
  }
  const keys = ["STRIPE_API_KEY", "STRIPE_WEBHOOK_SECRET"].filter((name) => names.includes(name));
  if (names.includes("S3_BUCKET") && given["S3_BUCKET"]) {
    const without = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"].filter((name) => !(name in given));
    problems.push(...without.map((name) => `${name} (not set): S3_BUCKET needs it`));
  }
  if (!inProduction && new Set(keys.map((name) => name in given)).size > 1) {
    problems.push(`${keys.join(" and ")}: set both or neither`);
  }
  if (result.success && problems.length === 0) return result.data as z.infer<Part>;
  throw new Error(`The environment is not complete:\n${problems.map((line) => `  ${line}`).join("\n")}`);
}
