import { z } from "zod";
import { productionProblems, secretLength, usualBucketRegion, type ownerFacts } from "./environment-rules";
import { defaultLanguage, languages } from "./languages";
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

/** Stripe itself; another address is that of a stand-in. */
export const stripeUrl = "https://api.stripe.com";

/** What both apps read. */
const shared = {
  SHOP_MODE: z.enum(["demo", "production"]).default("demo"),
  /** Counters, events, workflows and locks that several processes share; without it each has its own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be an address like redis://host:6379" }).optional(),
  /** Signs the keys of orders and the links of mails. */
  SIGNING_SECRET: secret,
  /** Absolute folder for what must outlive a build: uploads, mails, the publishable key. */
  DATA_DIR: z.string().regex(/^(\/|[A-Za-z]:[\\/])/, "must be an absolute path"),
  /** How many proxies stand in front of each app; their X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Days a cart lives after its last change: commerce deletes it then, and the storefront's cookie ends. */
  CART_DAYS: z.coerce.number().int().min(1).max(365).default(60),
  /**
   * Seconds a server that is told to stop goes on answering before it closes its port, so that whoever balances the load sends
   * nobody to it any more; of use where another server takes over.
   */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(10).default(0),
  /** From which level on lines are written to the log. */
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** Opens `/metrics` of each app to whoever brings it; without it nobody has them. */
  METRICS_TOKEN: secret.optional(),
  /**
   * Where traces are sent to (OTLP over HTTP, below `/v1/traces`). Without it nothing of OpenTelemetry is loaded; with it, its own further
   * variables count as well (OTEL_TRACES_SAMPLER, OTEL_BSP_…).
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** What whoever takes the traces wants to be sent with them, as `name=value,name=value`: mostly a key. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Switches on that search engines are told of changes (indexnow.org), and proves to them whose shop it is. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\w-]{8,128}$/, "must be 8 to 128 letters, digits, - or _")
    .optional(),
  /**
   * Public icon services to ask for what the shop's own icon package lacks, first choice first, comma-separated; none unless
   * switched on. The privacy page names them.
   */
  ICON_SERVICES: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/ }))),
};

/** Every variable commerce reads, with its rule. */
export const commerceEnvironment = z.object({
  ...shared,
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: "must be an address like postgres://user:password@host:5432/name",
  }),
  PORT: port.default(9000),
  /** Where uploads lie, and the owner's exports; without it they lie in DATA_DIR. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default(usualBucketRegion),
  /** Address of what speaks like S3; without it Amazon's own. */
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  /** Encrypts the keys of the authenticator apps of the admin's people. */
  MFA_SECRET: secret,
  /** Public address of commerce; pictures and the admin are addressed through it. */
  MEDUSA_BACKEND_URL: httpUrl.default("http://localhost:9000"),
  STOREFRONT_URL: httpUrl.default("http://localhost:3000"),
  /**
   * Where commerce reaches each storefront, comma-separated: all of them are told of changes. Empty: there is one, at STOREFRONT_URL.
   */
  STOREFRONT_INSTANCES: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter(Boolean))
    .pipe(z.array(httpUrl)),
  MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"]).default("shared"),
  /** Who runs the servers, with place, where the shop does not itself; the privacy page names them. */
  HOSTING_PROVIDER: z.string().max(200).optional(),
  /** Where mails are sent through, as smtp://user:password@host:587; without it they become files in DATA_DIR/mail. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an address like smtp://user:password@host:587" })
    .optional(),
  /** Who mails come from: an address, or `Name <address>`. Without it: the company's. */
  MAIL_FROM: z.string().includes("@").optional(),
  /** The language the owner and the people of the admin are written to. */
  OWNER_LANGUAGE: z.enum(languages).default("it"),
  /** The number of the first order; used when the shop is set up. Lookups take nine digits. */
  FIRST_ORDER_NUMBER: z.coerce.number().int().min(1).max(900_000_000).default(1001),
  /** Business days a parcel is on its way: the fewest and the most, as "2-3"; told to shoppers everywhere. */
  DELIVERY_DAYS: z
    .string()
    .default("2-3")
    .transform((text, context) => {
      const [from = 0, to = 0] = /^([1-9]\d?)-([1-9]\d?)$/.exec(text)?.slice(1).map(Number) ?? [];
      if (from < to) return { from, to };
      context.addIssue({ code: "custom", message: 'must be two rising numbers of days like "2-3"' });
      return z.NEVER;
    }),
  /** The hour in Rome before which what is ordered and paid leaves on the same business day. */
  DELIVERY_CUT_OFF_HOUR: z.coerce.number().int().min(1).max(23).default(12),
  /** Business days after which a parcel that was sent counts as delivered; 0: only when the owner says so. */
  DELIVERED_AFTER_DAYS: z.coerce.number().int().min(0).max(30).default(5),
  /** How many packs of a weight are few: from this number down the owner's first page names it. */
  LOW_STOCK_PACKS: z.coerce.number().int().min(0).max(10_000).default(5),
  /** When the workshop is open, as schema.org writes it; without it by appointment. */
  OPENING_HOURS: z
    .string()
    .default("")
    .transform((text, context) => {
      const hours = readOpeningHours(text);
      if (hours) return hours;
      context.addIssue({ code: "custom", message: 'must be like "Mo-Fr 09:00-17:00, Sa 09:00-12:00"' });
      return z.NEVER;
    }),
  /** Days a bank transfer is waited for. */
  BANK_TRANSFER_DAYS: z.coerce.number().int().min(1).max(60).default(7),
  /** Days after which the buyer is reminded of it; not before it is too late for that. */
  BANK_TRANSFER_REMINDER_DAYS: z.coerce.number().int().min(1).max(60).default(3),
  /** Without it there is neither card nor PayPal; the launcher gives the key of the payment sandbox. */
  STRIPE_API_KEY: z.string().optional(),
  /** Signs the webhooks. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Another address of Stripe's API: the payment sandbox. */
  STRIPE_API_URL: httpUrl.default(stripeUrl),
  /** How long one call to Stripe may take, in milliseconds. */
  STRIPE_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(8_000),
  /** How often a call that got no answer is repeated, with the same idempotency key. */
  STRIPE_RETRIES: z.coerce.number().int().min(0).max(5).default(2),
  /** When card and PayPal payments are taken: as soon as the order exists, or when it is shipped. */
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

/** Every variable the storefront reads, with its rule. */
export const storefrontEnvironment = z.object({
  ...shared,
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** 0: any that is free, for tests. */
  PORT: z.literal("0").transform(Number).or(port).default(3000),
  /** The address of this machine it listens on; 0.0.0.0 or :: is all of them. */
  LISTEN_ADDRESS: z
    .union([z.ipv4(), z.ipv6()], { error: "must be an IP address like 127.0.0.1 or 0.0.0.0" })
    .default("127.0.0.1"),
  /** Where commerce is reached. */
  COMMERCE_URL: httpUrl.default("http://localhost:9000"),
  /** Address of the shop as shoppers see it. */
  PUBLIC_URL: httpUrl.default("http://localhost:3000"),
  PUBLISHABLE_KEY: z.string().optional(),
  SESSION_SECRET: secret,
  FALLBACK_LANGUAGE: z.enum(languages).default(defaultLanguage),
  /** The payment sandbox, which the storefront passes on to the browser below /sandbox; only without a Stripe account. */
  SANDBOX_URL: httpUrl.optional(),
  /** Publishable key of the Stripe account. */
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  /** Megabytes of whole pages that the storefront keeps ready; 0: each page is rendered for each visitor. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  /** Processes that share the port; one that runs alone has no other above it. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  INDEXNOW_URL: httpUrl.default("https://api.indexnow.org/indexnow"),
});

/** The checked environment of commerce. */
export type CommerceEnvironment = z.infer<typeof commerceEnvironment>;

/** The checked environment of the storefront. */
export type StorefrontEnvironment = z.infer<typeof storefrontEnvironment>;

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Checks an environment. An empty text counts as not set, so that `KEY=` in an env file means the default.
 * @param demo the made-up company of the demonstration, for what is not given of it. In production it stands only until the owner's
 *   own is read: the start refuses what is still made up then (scripts/lib/owner-facts.mjs)
 * @param fallbacks what stands for variables that are not given
 * @throws Error naming every problem, one a line
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
