import { createHmac } from "node:crypto";
import type { MedusaResponse } from "@medusajs/framework/http";
import { logger } from "@medusajs/framework/logger";
import { Redis } from "ioredis";
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { env } from "./env";

const hour = 60 * 60;

/** One limit: so many points in so many seconds for each key. */
interface RateLimit {
  /** What the points belong to: the parts of the key, in their order. */
  per: readonly string[];
  /** Whether every request costs a point, or only one that failed. */
  counts: "requests" | "failures";
  points: number;
  /** Length of the window, which begins with the first point. */
  seconds: number;
}

/**
 * Every limit of the store API. Commerce is asked by the storefront only and does not know the visitors; the storefront limits
 * each of them besides (storefront/app/platform/rate-limits.server.ts).
 */
const rateLimits = {
  /** Mails asked for in the name of one address by one form: nobody's mailbox is to be filled by others. */
  formOfAddress: { per: ["path", "e-mail address"], counts: "requests", points: 5, seconds: hour },
  /** One form altogether, against floods in the name of many addresses; a shop of this size never has as many. */
  form: { per: ["path"], counts: "requests", points: 300, seconds: hour },
  /** Mails for a new password to one address, whether it has an account or not. */
  passwordReset: { per: ["e-mail address"], counts: "requests", points: 5, seconds: hour },
  /** Reviews sent with one link. */
  reviewOfLink: { per: ["token"], counts: "requests", points: 20, seconds: hour },
  /** Reviews altogether, against floods; no shop of this size gets as many. */
  review: { per: [], counts: "requests", points: 300, seconds: hour },
  /** Promotion codes that do not exist, tried on one cart. */
  wrongCode: { per: ["cart id"], counts: "failures", points: 10, seconds: hour },
  /**
   * Lookups of one order number that found nothing. This limit and the next are wide, because whoever fills one closes it to
   * the buyer as well; the links of the mails open the order all the same.
   */
  missedLookupOfNumber: { per: ["order number"], counts: "failures", points: 100, seconds: hour },
  /** Lookups of all order numbers together that found nothing. */
  missedLookup: { per: [], counts: "failures", points: 1000, seconds: hour },
} as const satisfies Record<string, RateLimit>;

type Limits = typeof rateLimits;
type LimitName = keyof Limits;
type TextFor<Parts extends readonly string[]> = { [Part in keyof Parts]: string };
type KeyOf<Name extends LimitName> = TextFor<Limits[Name]["per"]>;
type Counting<Counts extends RateLimit["counts"]> = {
  [Name in LimitName]: Limits[Name]["counts"] extends Counts ? Name : never;
}[LimitName];

/** One connection for all limits; null without REDIS_URL. Commands fail at once while Redis is away, so that nobody waits. */
function connect(): Redis | null {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return null;
  const redis = new Redis(REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  redis.on("error", (error: Error) => {
    logger.warn(`Redis cannot be reached; rate limits are counted in this process: ${error.message}`);
  });
  return redis;
}

let connection: Redis | null | undefined;
const limiters = new Map<LimitName, RateLimiterAbstract>();

/** Counts in Redis, shared by all processes; in this process without Redis and while it is away. */
function limiterOf(name: LimitName): RateLimiterAbstract {
  const known = limiters.get(name);
  if (known) return known;
  connection ??= connect();
  const { points, seconds } = rateLimits[name];
  const options = { keyPrefix: `limit:commerce:${name}`, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const limiter = connection
    ? new RateLimiterRedis({ ...options, storeClient: connection, insuranceLimiter: memory })
    : memory;
  limiters.set(name, limiter);
  return limiter;
}

/** A key nobody can read an address from. */
const hashed = (parts: readonly string[]): string =>
  createHmac("sha256", env().SIGNING_SECRET).update(parts.join("\n")).digest("base64url");

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Takes a point for a request. @returns seconds to wait where none was left; 0 where the request may go on */
export async function consumeLimit<Name extends Counting<"requests">>(
  name: Name,
  ...key: KeyOf<Name>
): Promise<number> {
  try {
    await limiterOf(name).consume(hashed(key));
    return 0;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return secondsLeft(rejection);
    throw rejection;
  }
}

/** @returns seconds to wait where too much has failed; 0 where one more try is free. Counts nothing. */
export async function failureDelay<Name extends Counting<"failures">>(
  name: Name,
  ...key: KeyOf<Name>
): Promise<number> {
  const state = await limiterOf(name).get(hashed(key));
  return state && state.consumedPoints >= rateLimits[name].points ? secondsLeft(state) : 0;
}

/** Notes a failure. */
export async function countFailure<Name extends Counting<"failures">>(
  name: Name,
  ...key: KeyOf<Name>
): Promise<void> {
  await limiterOf(name).penalty(hashed(key));
}

/** Answers 429 with Retry-After. @param seconds to wait */
export function sendTooMany(res: MedusaResponse, seconds: number): void {
  res.setHeader("Retry-After", String(seconds));
  res.status(429).json({ type: "not_allowed", message: "Too many at a time; please try again later" });
}
