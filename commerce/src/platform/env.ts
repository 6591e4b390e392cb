import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "@medusajs/framework/zod";
import { readOpeningHours } from "@su-turrone/contract/opening-hours";
import { languages } from "./languages";

/**
 * Every variable commerce reads, with its rule. An empty string counts as not set, so that `KEY=` in an env file
 * means the default.
 */
const secret = z.string().min(32, "must have at least 32 characters (`npm start` makes it by itself)");

/** Stripe itself; another address is that of a stand-in. */
export const stripeUrl = "https://api.stripe.com";

/** Facts of the company and its bank: made up in the demonstration, demanded in production. */
const ownerFacts = {
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
};

/** The file of the made-up company of the demonstration, which the launcher reads too. */
const demoFile = "demo-company.json";

/** What of it is true of the real workshop as well. */
const trueOfBoth = ["COMPANY_POSTAL_CODE", "COMPANY_CITY"];

/** The made-up facts by the names of their variables; none where the file was not taken along. */
function demoCompany(): Record<string, string> {
  const folder = findUp(demoFile, __dirname);
  if (folder === null) return {};
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(path.join(folder, demoFile), "utf8")));
}

const schema = z.object({
  SHOP_MODE: z.enum(["demo", "production"]).default("demo"),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: "must be an address like postgres://user:password@host:5432/name",
  }),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be an address like redis://host:6379" }).optional(),
  PORT: z.coerce.number().int().min(1).max(65535).default(9000),
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  /** Shared with the storefront: order keys are signed with it. */
  SIGNING_SECRET: secret,
  /** Public address of this server; pictures and the admin are addressed through it. */
  MEDUSA_BACKEND_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:9000"),
  STOREFRONT_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
  MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"]).default("shared"),
  /** Absolute folder for what must outlive a build: uploads, mails, the publishable key. */
  DATA_DIR: z.string().refine((dir) => path.isAbsolute(dir), "must be an absolute path"),
  /** Set where search engines are told of changes; the storefront does that, with the same key. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\w-]{8,128}$/, "must be 8 to 128 letters, digits, - or _")
    .optional(),
  /** Public icon services the storefront asks, comma-separated; the privacy page names them. */
  ICON_SERVICES: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/ }))),
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
  /** Days a cart lives after its last change; the storefront's cookie lives as long (cookies.server.ts). */
  CART_DAYS: z.coerce.number().int().min(1).max(365).default(60),
  /** Without it there is neither card nor PayPal; the launcher gives the key of the payment sandbox. */
  STRIPE_API_KEY: z.string().optional(),
  /** Signs the webhooks. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Another address of Stripe's API: the payment sandbox. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default(stripeUrl),
  /** How long one call to Stripe may take, in milliseconds. */
  STRIPE_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(8_000),
  /** How often a call that got no answer is repeated, with the same idempotency key. */
  STRIPE_RETRIES: z.coerce.number().int().min(0).max(5).default(2),
  /** When card and PayPal payments are taken: as soon as the order exists, or when it is shipped. */
  PAYMENT_CAPTURE: z.enum(["order", "shipment"]).default("order"),
  ...ownerFacts,
});

/** What a real shop must not do without, beyond the schema; one sentence a problem. */
function productionProblems(
  given: Readonly<Record<string, string>>,
  demo: Readonly<Record<string, string>>,
): string[] {
  const isMadeUp = (key: string, value: string) =>
    /^\[.*\]$/.test(value) || (value === demo[key] && !trueOfBoth.includes(key));
  const missing = Object.keys(ownerFacts).filter((key) => isMadeUp(key, given[key] ?? "[]"));
  const secrets = ["JWT_SECRET", "COOKIE_SECRET", "SIGNING_SECRET"].map((key) => given[key]).filter(Boolean);
  const keys = ["STRIPE_API_KEY", "STRIPE_WEBHOOK_SECRET"].filter((key) => !given[key]);
  return [
    ...[...missing, ...keys].map((key) => `${key}: must be set when SHOP_MODE=production`),
    ...(new Set(secrets).size < secrets.length
      ? ["JWT_SECRET, COOKIE_SECRET and SIGNING_SECRET must differ"]
      : []),
  ];
}

/** The checked environment of commerce. */
export type Env = z.infer<typeof schema>;

/**
 * The nearest folder at or above `start` that holds `name`; null when there is none. Needed because the same code runs from
 * `src/` and, one level deeper, from `.medusa/server/src/`.
 */
export function findUp(name: string, start: string): string | null {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, name))) return folder;
    if (folder === path.dirname(folder)) return null;
  }
}

/**
 * Checks an environment.
 * @throws Error naming every problem, one a line.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given: Record<string, string> = {};
  for (const [key, value] of Object.entries(source)) if (value) given[key] = value;
  const root = findUp("pnpm-workspace.yaml", __dirname) ?? process.cwd();
  const demo = demoCompany();
  const result = schema.safeParse({ DATA_DIR: path.join(root, ".data"), ...demo, ...given });
  const problems = (result.error?.issues ?? []).map(({ path: [name], message }) => {
    const missing = String(name) in given ? "" : " (not set)";
    return `${String(name)}${missing}: ${message}`;
  });
  if (given["SHOP_MODE"] === "production") problems.push(...productionProblems(given, demo));
  else if (Boolean(given["STRIPE_API_KEY"]) !== Boolean(given["STRIPE_WEBHOOK_SECRET"])) {
    problems.push("STRIPE_API_KEY and STRIPE_WEBHOOK_SECRET: set both or neither");
  }
  if (result.success && problems.length === 0) return result.data;
  throw new Error(
    `The environment of commerce is not complete:\n${problems.map((line) => `  ${line}`).join("\n")}`,
  );
}

/** Stands in for what only a running server needs, so that `medusa build` works on a machine without secrets. */
const buildOnly = {
  DATABASE_URL: "postgres://localhost/build",
  JWT_SECRET: "x".repeat(32),
  COOKIE_SECRET: "x".repeat(32),
  SIGNING_SECRET: "x".repeat(32),
  SHOP_MODE: "demo",
};

let checked: Env | undefined;

/**
 * The environment, checked at the first call (medusa-config.ts makes it, so at boot).
 * @throws Error when a variable is missing or wrong.
 */
export function env(): Env {
  const building = process.argv[2] === "build";
  checked ??= parseEnv(building ? { ...process.env, ...buildOnly } : process.env);
  return checked;
}
