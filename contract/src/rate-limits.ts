import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";

const hour = 60 * 60;

/**
 * Subjects of limits: the caller, or the target of the attempts. Each limit includes one of them: otherwise strangers
 * could exhaust it and lock everybody out.
 */
export const limitedTo = ["IP", "cart id", "order number", "e-mail address", "account", "token"] as const;

/** A rate limit: a number of points per window for each key. */
interface RateLimit {
  /** The parts of the key, in order; at least one is in `limitedTo`. */
  per: readonly [string, ...string[]];
  /** Whether every request consumes a point, or only a failed one. */
  counts: "requests" | "failures";
  points: number;
  /** Length of the window, which starts with the first point. */
  seconds: number;
}

type RateLimits = Readonly<Record<string, RateLimit>>;

/** Limits of the storefront, which knows the visitors' addresses. Commerce applies its own limits behind them. */
export const storefrontLimits = {
  /** Submissions per visitor, separately for each form. */
  form: { per: ["form", "IP"], counts: "requests", points: 10, seconds: hour },
  /** New carts per visitor; existing carts are not affected. Generous, because many people may share an address. */
  newCart: { per: ["IP"], counts: "requests", points: 500, seconds: hour },
  /** Search suggestions: more than the fastest typist needs, fewer than a crawler wants. */
  suggestion: { per: ["IP"], counts: "requests", points: 120, seconds: 60 },
  /** Town lookups by postal code: one request per code, summed over everyone sharing an address. */
  postalCode: { per: ["IP"], counts: "requests", points: 300, seconds: 60 },
  /**
   * Unknown promotion codes. Many people share an address (a company, a mobile network) and all have to wait, so the
   * window is short, and this only backs up the limit per cart, which commerce applies.
   */
  wrongCode: { per: ["IP"], counts: "failures", points: 100, seconds: 15 * 60 },
  /**
   * Failed lookups of one order number, or by invoice number. Beyond this limit or the next one, an order can only be
   * opened by a mailed link.
   */
  missedLookupOfNumber: { per: ["IP", "order number"], counts: "failures", points: 10, seconds: hour },
  /** Failed lookups over all order numbers. */
  missedLookup: { per: ["IP"], counts: "failures", points: 100, seconds: hour },
} as const satisfies RateLimits;

/**
 * Limits of commerce. Its store API is only called by the storefront and does not know the visitors; high traffic from
 * many of them is accepted, and only the mails it causes are paced (`features/mail/mail-pace.ts`).
 */
export const commerceLimits = {
  /** Confirmation links requested for one e-mail address by one form, so that strangers cannot flood a mailbox. */
  formOfAddress: { per: ["path", "e-mail address"], counts: "requests", points: 5, seconds: hour },
  /** Failed logins to one admin account from one IP address; longer series have longer windows. */
  loginInMinute: { per: ["account", "IP"], counts: "failures", points: 5, seconds: 60 },
  loginInHour: { per: ["account", "IP"], counts: "failures", points: 15, seconds: hour },
  loginInDay: { per: ["account", "IP"], counts: "failures", points: 40, seconds: 24 * hour },
  /** Failed logins to any account from one IP address. */
  loginFromAddress: { per: ["IP"], counts: "failures", points: 100, seconds: hour },
  /**
   * Failed logins to one account from all IP addresses. Browsers that have logged in before are exempt, so that nobody can
   * lock the owner out.
   */
  loginOfAccount: { per: ["account"], counts: "failures", points: 100, seconds: hour },
  /** Wrong second-factor codes of one account, from any IP address: the caller already knows the password. */
  secondFactorInHour: { per: ["account"], counts: "failures", points: 10, seconds: hour },
  secondFactorInDay: { per: ["account"], counts: "failures", points: 30, seconds: 24 * hour },
  /** Password reset mails to one e-mail address, whether or not it has an account. */
  passwordReset: { per: ["e-mail address"], counts: "requests", points: 5, seconds: hour },
  /** Reviews submitted with one link. */
  reviewOfLink: { per: ["token"], counts: "requests", points: 20, seconds: hour },
  /** Unknown promotion codes tried on one cart: after ten wrong ones the right one waits five minutes. */
  wrongCode: { per: ["cart id"], counts: "failures", points: 10, seconds: 5 * 60 },
  /**
   * Failed lookups of one order number, or with one e-mail address, from any IP. Beyond the limit the lookup is not
   * refused: the order is opened by a link mailed to its buyer.
   */
  missedLookupOfNumber: { per: ["order number"], counts: "failures", points: 100, seconds: hour },
  missedLookupOfAddress: { per: ["e-mail address"], counts: "failures", points: 100, seconds: hour },
} as const satisfies RateLimits;

type TextFor<Parts extends readonly string[]> = { [Part in keyof Parts]: string };
type Counting<Limits extends RateLimits, Counts extends RateLimit["counts"]> = {
  [Name in keyof Limits]: Limits[Name]["counts"] extends Counts ? Name : never;
}[keyof Limits] &
  string;

/** A limit of failures for one key. */
export interface AttemptLimit {
  /** Takes a point, even if none is left. @returns seconds to wait if none was left; 0 otherwise */
  take: () => Promise<number>;
  /** Gives the point back. */
  giveBack: () => Promise<void>;
}

/** Gives the points of an attempt back, because it succeeded. */
export async function forgiveAttempt(limits: readonly AttemptLimit[]): Promise<void> {
  for (const limit of limits) await limit.giveBack();
}

/**
 * Takes a point of each limit for an attempt before its outcome is known, so that attempts sent at the same time cannot
 * all pass. A successful attempt gets them back (`forgiveAttempt`), a refused one costs none.
 * @param limits the one with the shortest window first: attempts it refuses take no point of the others, not even
 *   for a moment
 * @returns seconds to wait if a limit has no point left; 0 if the attempt is allowed
 */
export async function beginAttempt(limits: readonly AttemptLimit[]): Promise<number> {
  for (const [index, limit] of limits.entries()) {
    const seconds = await limit.take();
    if (seconds > 0) {
      await forgiveAttempt(limits.slice(0, index + 1));
      return seconds;
    }
  }
  return 0;
}

/** Counts usage of the limits of a table. Keys are passed as the parts named by the table. */
export interface RateCounter<Limits extends RateLimits> {
  /** Consumes a point for a request. @returns seconds to wait if no point is left; 0 if the request is allowed */
  consumeLimit: <Name extends Counting<Limits, "requests">>(
    name: Name,
    ...key: TextFor<Limits[Name]["per"]>
  ) => Promise<number>;
  /** A limit of failures for one key, for `beginAttempt`. */
  attemptLimit: <Name extends Counting<Limits, "failures">>(
    name: Name,
    ...key: TextFor<Limits[Name]["per"]>
  ) => AttemptLimit;
  /** @returns seconds to wait after too many failures; 0 if another attempt is allowed. Consumes no point. */
  failureDelay: <Name extends Counting<Limits, "failures">>(
    name: Name,
    ...key: TextFor<Limits[Name]["per"]>
  ) => Promise<number>;
  countFailure: <Name extends Counting<Limits, "failures">>(
    name: Name,
    ...key: TextFor<Limits[Name]["per"]>
  ) => Promise<void>;
}

/** Storage of the counters and hashing of their keys. */
export interface RateCounterOptions {
  /** Key prefix in Redis, one per table. */
  prefix: string;
  /** Secret for hashing keys, so that addresses cannot be read from them. Called on first use. */
  secret: () => string;
  /** An ioredis client, shared by all processes; null keeps the counters on this machine. Called once, on first use. */
  redis: () => object | null;
  /** Whether this is one of several processes whose primary counts for all (RateLimiterClusterMaster). */
  isWorker?: boolean;
}

/**
 * The address used for counting: an IPv4 address, or the /64 network of an IPv6 address, since a connection usually
 * owns the whole network. Returned unchanged if it is not an IP address.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = [...address.parts.slice(0, 4), 0, 0, 0, 0];
  return `${new ipaddr.IPv6(network).toString()}/64`;
}

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Creates a counter for a table of limits: in Redis, or on this machine if there is no Redis or it is unreachable. */
export function createRateCounter<Limits extends RateLimits>(
  limits: Limits,
  { prefix, secret, redis, isWorker = false }: RateCounterOptions,
): RateCounter<Limits> {
  let client: object | null | undefined;
  const limiters = new Map<string, RateLimiterAbstract>();

  const limiterOf = (name: string): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known) return known;
    const limit = limits[name];
    if (!limit) throw new Error(`There is no limit ${name}`);
    client ??= redis();
    const options = { keyPrefix: `limit:${prefix}:${name}`, points: limit.points, duration: limit.seconds };
    const memory = isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);
    const limiter = client
      ? new RateLimiterRedis({ ...options, storeClient: client, insuranceLimiter: memory })
      : memory;
    limiters.set(name, limiter);
    return limiter;
  };

  const hashed = (name: string, parts: readonly string[]): string => {
    const per = limits[name]?.per ?? [];
    const key = parts.map((part, index) => (per[index] === "IP" ? networkOf(part) : part));
    return createHmac("sha256", secret()).update(key.join("\n")).digest("base64url");
  };

  const consume = async (name: string, key: readonly string[]): Promise<number> => {
    try {
      await limiterOf(name).consume(hashed(name, key));
      return 0;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return secondsLeft(rejection);
      throw rejection;
    }
  };

  return {
    consumeLimit: (name, ...key) => consume(name, key),
    attemptLimit: (name, ...key) => ({
      take: () => consume(name, key),
      giveBack: async () => {
        await limiterOf(name).reward(hashed(name, key));
      },
    }),
    failureDelay: async (name, ...key) => {
      const limiter = limiterOf(name);
      const state = await limiter.get(hashed(name, key));
      return state && state.consumedPoints >= limiter.points ? secondsLeft(state) : 0;
    },
    countFailure: async (name, ...key) => {
      await limiterOf(name).penalty(hashed(name, key));
    },
  };
}
