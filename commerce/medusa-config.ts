import path from "node:path";
import { defineConfig, loadEnv, Modules } from "@medusajs/framework/utils";
import { bucketDialect } from "@su-turrone/contract/environment";
import { env } from "./src/platform/env";
import { ignoreLogWriteErrors } from "./src/platform/full-disk";
import { logger } from "./src/platform/logger";
import { stripeOptions } from "./src/features/ordering/payments/stripe";

loadEnv(process.env["NODE_ENV"] ?? "development", process.cwd());
// defineConfig reads these before it reads its argument
process.env["MEDUSA_FF_TRANSLATION"] = "true";
process.env["MEDUSA_DISABLE_TELEMETRY"] = "true";

ignoreLogWriteErrors();

const settings = env();
const redisUrl = settings.REDIS_URL;
const stripe = stripeOptions(settings);
const secure = new URL(settings.MEDUSA_BACKEND_URL).protocol === "https:";
const origins = [
  ...new Set([settings.MEDUSA_BACKEND_URL, settings.STOREFRONT_URL].map((url) => new URL(url).origin)),
];

const uploadsUrl = new URL("/static", settings.MEDUSA_BACKEND_URL).href;

/** Uploads are stored in a bucket shared by several machines, or on the local disk. */
const files = settings.S3_BUCKET
  ? {
      resolve: "./src/modules/file-bucket",
      id: "bucket",
      options: {
        file_url: uploadsUrl,
        bucket: settings.S3_BUCKET,
        region: settings.S3_REGION,
        access_key_id: settings.S3_ACCESS_KEY_ID,
        secret_access_key: settings.S3_SECRET_ACCESS_KEY,
        // the whole bucket is private; many S3 services reject ACLs of single files
        acl: false,
        ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT } : {}),
        additional_client_config: bucketDialect(settings.S3_ENDPOINT),
      },
    }
  : {
      resolve: "@medusajs/medusa/file-local",
      id: "local",
      options: {
        // every build deletes `.medusa/server`, so uploads are kept in DATA_DIR
        upload_dir: path.join(settings.DATA_DIR, "static"),
        private_upload_dir: path.join(settings.DATA_DIR, "private"),
        backend_url: uploadsUrl,
      },
    };

/**
 * With Redis, several servers and workers share events, workflows and locks; without it, a single process keeps them in
 * memory.
 */
const shared = redisUrl
  ? [
      {
        resolve: "@medusajs/medusa/event-bus-redis",
        options: {
          redisUrl,
          jobOptions: { attempts: 5, backoff: { type: "exponential", delay: 2000 }, removeOnComplete: 1000 },
        },
      },
      { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl } } },
      // stores the challenge of the second login step
      { resolve: "@medusajs/medusa/cache-redis", options: { redisUrl } },
      {
        resolve: "@medusajs/medusa/locking",
        options: {
          providers: [
            {
              resolve: "@medusajs/medusa/locking-redis",
              id: "locking-redis",
              is_default: true,
              options: { redisUrl },
            },
          ],
        },
      },
    ]
  : [];

export default defineConfig({
  featureFlags: { translation: true, caching: true },
  logger,
  projectConfig: {
    databaseUrl: settings.DATABASE_URL,
    // Medusa turns TLS on for every host but localhost; here only `?sslmode=require` in the URL does
    databaseDriverOptions: { connection: { ssl: false } },
    ...(redisUrl ? { redisUrl } : {}),
    workerMode: settings.MEDUSA_WORKER_MODE,
    // NODE_ENV is production on plain-http localhost too; a secure cookie would lock the owner out there
    cookieOptions: { secure, sameSite: "lax" },
    http: {
      storeCors: settings.STOREFRONT_URL,
      adminCors: origins.join(","),
      authCors: origins.join(","),
      jwtSecret: settings.JWT_SECRET,
      cookieSecret: settings.COOKIE_SECRET,
    },
  },
  // baked into the admin at build time: the admin calls the server it was loaded from, whatever its host or port
  admin: { backendUrl: "/" },
  modules: [
    { resolve: "@medusajs/medusa/translation" },
    {
      resolve: "@medusajs/medusa/auth",
      options: {
        providers: [{ resolve: "@medusajs/medusa/auth-emailpass", id: "emailpass" }],
        // Medusa's own second factor; disabling it needs a challenge, so a stolen open session is not enough
        mfa: {
          encryption_key: settings.MFA_SECRET,
          disable_policy: "challenge",
          providers: [{ id: "totp", options: { encryption_key: settings.MFA_SECRET, issuer: "Su Turrone" } }],
        },
      },
    },
    {
      resolve: "@medusajs/medusa/file",
      options: { providers: [files] },
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [
          ...(stripe ? [{ resolve: "./src/modules/payment-stripe", id: "stripe", options: stripe }] : []),
          { resolve: "./src/modules/payment-bank-transfer", id: "bank", options: {} },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/fulfillment",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/fulfillment-manual", id: "manual" },
          { resolve: "./src/modules/fulfillment-parcel", id: "standard" },
        ],
      },
    },
    { resolve: "./src/modules/publishable-key-cache", key: Modules.CACHING },
    { resolve: "./src/modules/slugs" },
    { resolve: "./src/modules/content" },
    { resolve: "./src/modules/messages" },
    { resolve: "./src/modules/invoices" },
    { resolve: "./src/modules/withdrawals" },
    { resolve: "./src/modules/installation" },
    { resolve: "./src/modules/food-labels" },
    { resolve: "./src/modules/buyer-requests" },
    { resolve: "./src/modules/product-details" },
    { resolve: "./src/modules/reviews" },
    { resolve: "./src/modules/mail" },
    { resolve: "./src/modules/back-in-stock" },
    { resolve: "./src/modules/job-runs" },
    { resolve: "./src/modules/shop-settings" },
    { resolve: "./src/modules/bank-statements" },
    { resolve: "./src/modules/staff" },
    { resolve: "./src/modules/line-refunds" },
    { resolve: "./src/modules/refund-transfers" },
    { resolve: "./src/modules/payment-issues" },
    { resolve: "./src/modules/erasures" },
    { resolve: "./src/modules/batches" },
    { resolve: "./src/modules/page-content" },
    { resolve: "./src/modules/stock-movements" },
    { resolve: "./src/modules/price-log" },
    { resolve: "./src/modules/transfer-senders" },
    ...shared,
  ],
});
