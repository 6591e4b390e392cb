import { createHmac } from "node:crypto";
import { Redis } from "ioredis";
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { env } from "./env.server";
import { log } from "./log.server";

const hour = 60 * 60;

/** One limit: so many points in so many seconds for each key. */
interface RateLimit {
  /** Whom the points belong to: the parts of the key, in their order. */
  per: readonly string[];
  /** Whether every request costs a point, or only one that failed. */
  counts: "requests" | "failures";
  points: number;
  /** Length of the window, which begins with the first point. */
  seconds: number;
}

/** Every limit of the storefront. Commerce, which does not know the visitors, has its own behind them. */
const rateLimits = {
  /** Forms one visitor sends, each form by itself. */
  form: { per: ["form", "IP"], counts: "requests", points: 10, seconds: hour },
  /**
   * Withdrawals from one address. The law wants the function to be open at all times, and many people share an address: this
   * only keeps a machine from filling the shop's disk.
   */
  withdrawal: { per: ["IP"], counts: "requests", points: 300, seconds: hour },
  /** Suggestions below the search: more than the fastest typist asks for, fewer than a crawler wants. */
  suggestion: { per: ["IP"], counts: "requests", points: 120, seconds: 60 },
  /**
   * Promotion codes that do not exist. Many people share an address (a company, a mobile network), so this only stands behind
   * the limit of each cart, which commerce keeps.
   */
  wrongCode: { per: ["IP"], counts: "failures", points: 100, seconds: hour },
  /** Lookups of one order number that found nothing; a stranger elsewhere cannot close it to its buyer. */
  missedLookupOfNumber: { per: ["IP", "order number"], counts: "failures", points: 10, seconds: hour },
  /** Lookups of all order numbers together that found nothing. */
  missedLookup: { per: ["IP"], counts: "failures", points: 100, seconds: hour },
} as const satisfies Record<string, RateLimit>;

type Limits = typeof rateLimits;
type LimitName = keyof Limits;
type TextFor<Parts extends readonly string[]> = { [Part in keyof Parts]: string };
type KeyOf<Name extends LimitName> = TextFor<Limits[Name]["per"]>;
type Counting<Counts extends RateLimit["counts"]> = {
  [Name in LimitName]: Limits[Name]["counts"] extends Counts ? Name : never;
}[LimitName];

/**
 * One connection for all limits; null without REDIS_URL. Commands fail at once while Redis is away, so that no visitor waits.
 */
function connect(): Redis | null {
  if (!env.REDIS_URL) return null;
  const redis = new Redis(env.REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  redis.on("error", (error: Error) => {
    log.warn({ err: error }, "Redis cannot be reached; rate limits are counted in this process");
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
  const options = { keyPrefix: `limit:storefront:${name}`, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const limiter = connection
    ? new RateLimiterRedis({ ...options, storeClient: connection, insuranceLimiter: memory })
    : memory;
  limiters.set(name, limiter);
  return limiter;
}

/** A key nobody can read an address from; counters outlive their window nowhere. */
const hashed = (parts: readonly string[]): string =>
  createHmac("sha256", env.SIGNING_SECRET).update(parts.join("\n")).digest("base64url");

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
