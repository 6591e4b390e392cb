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
 * Who uses a limit up, or what is tried or written to. Each limit belongs to one of them: any other could be filled by strangers,
 * and the function would be closed to everybody.
 */
export const limitedTo = ["IP", "cart id", "order number", "e-mail address", "account", "token"] as const;

/** One limit: so many points in so many seconds for each key. */
interface RateLimit {
  /** What the points belong to: the parts of the key, in their order; one of them at least is of `limitedTo`. */
  per: readonly [string, ...string[]];
  /** Whether every request costs a point, or only one that failed. */
  counts: "requests" | "failures";
  points: number;
  /** Length of the window, which begins with the first point. */
  seconds: number;
}

/** A table of limits by their names. */
type RateLimits = Readonly<Record<string, RateLimit>>;

/** Every limit of the storefront, which knows the visitors. Commerce has its own behind them. */
export const storefrontLimits = {
  /** Forms one visitor sends, each form by itself. */
  form: { per: ["form", "IP"], counts: "requests", points: 10, seconds: hour },
  /** Carts one visitor begins; those that are there go on. Wide, because many people may share an address. */
  newCart: { per: ["IP"], counts: "requests", points: 500, seconds: hour },
  /** Suggestions below the search: more than the fastest typist asks for, fewer than a crawler wants. */
  suggestion: { per: ["IP"], counts: "requests", points: 120, seconds: 60 },
  /** Towns asked for by postal codes: one question a code, from all who share an address. */
  postalCode: { per: ["IP"], counts: "requests", points: 300, seconds: 60 },
  /**
   * Promotion codes that do not exist. Many people share an address (a company, a mobile network), so this only stands behind
   * the limit of each cart, which commerce keeps.
   */
  wrongCode: { per: ["IP"], counts: "failures", points: 100, seconds: hour },
  /** Lookups of one order number, or by invoices, that found nothing. Beyond this limit and the next an order is opened by mail only. */
  missedLookupOfNumber: { per: ["IP", "order number"], counts: "failures", points: 10, seconds: hour },
  /** Lookups of all order numbers together that found nothing. */
  missedLookup: { per: ["IP"], counts: "failures", points: 100, seconds: hour },
} as const satisfies RateLimits;

/**
 * Every limit of commerce. Its store API is asked by the storefront only and does not know the visitors; what many of them send
 * together is taken, and only its mails are paced (`features/mail/mail-pace.ts`).
 */
export const commerceLimits = {
  /** Links to confirm asked for in the name of one address by one form: nobody's mailbox is to be filled by others. */
  formOfAddress: { per: ["path", "e-mail address"], counts: "requests", points: 5, seconds: hour },
  /** Passwords tried for one account of the admin from one address: each longer series waits longer. */
  loginInMinute: { per: ["account", "IP"], counts: "failures", points: 5, seconds: 60 },
  loginInHour: { per: ["account", "IP"], counts: "failures", points: 15, seconds: hour },
  loginInDay: { per: ["account", "IP"], counts: "failures", points: 40, seconds: 24 * hour },
  /** Passwords tried for any accounts from one address. */
  loginFromAddress: { per: ["IP"], counts: "failures", points: 100, seconds: hour },
  /**
   * Passwords tried for one account from all addresses together. It does not hold for browsers that have been logged in before,
   * so nobody can keep the owner out.
   */
  loginOfAccount: { per: ["account"], counts: "failures", points: 100, seconds: hour },
  /** Wrong codes of the second factor of one account, from wherever: whoever tries them knows the password already. */
  secondFactorInHour: { per: ["account"], counts: "failures", points: 10, seconds: hour },
  secondFactorInDay: { per: ["account"], counts: "failures", points: 30, seconds: 24 * hour },
  /** Mails for a new password to one address, whether it has an account or not. */
  passwordReset: { per: ["e-mail address"], counts: "requests", points: 5, seconds: hour },
  /** Reviews sent with one link. */
  reviewOfLink: { per: ["token"], counts: "requests", points: 20, seconds: hour },
  /** Promotion codes that do not exist, tried on one cart. */
  wrongCode: { per: ["cart id"], counts: "failures", points: 10, seconds: hour },
  /**
   * Lookups of one order number, or with one address, that found nothing, from wherever. Beyond them nobody is refused: the order is
   * opened by a link that is mailed to its buyer.
   */
  missedLookupOfNumber: { per: ["order number"], counts: "failures", points: 100, seconds: hour },
  missedLookupOfAddress: { per: ["e-mail address"], counts: "failures", points: 100, seconds: hour },
} as const satisfies RateLimits;

type TextFor<Parts extends readonly string[]> = { [Part in keyof Parts]: string };
type Counting<Limits extends RateLimits, Counts extends RateLimit["counts"]> = {
  [Name in keyof Limits]: Limits[Name]["counts"] extends Counts ? Name : never;
}[keyof Limits] &
  string;

/** Counts what has been used up of the limits of a table. Keys are given as the parts the table names. */
export interface RateCounter<Limits extends RateLimits> {
  /** Takes a point for a request. @returns seconds to wait where none was left; 0 where the request may go on */
  consumeLimit: <Name extends Counting<Limits, "requests">>(
    name: Name,
    ...key: TextFor<Limits[Name]["per"]>
  ) => Promise<number>;
  /** @returns seconds to wait where too much has failed; 0 where one more try is free. Counts nothing. */
  failureDelay: <Name extends Counting<Limits, "failures">>(
    name: Name,
    ...key: TextFor<Limits[Name]["per"]>
  ) => Promise<number>;
  /** Notes a failure. */
  countFailure: <Name extends Counting<Limits, "failures">>(
    name: Name,
    ...key: TextFor<Limits[Name]["per"]>
  ) => Promise<void>;
}

/** Where counters are kept, and how their keys are hidden. */
export interface RateCounterOptions {
  /** First part of the keys in Redis, one for each table. */
  prefix: string;
  /** Keys are hashed with it, so that nobody can read an address from them. Asked for at the first use. */
  secret: () => string;
  /** A client of ioredis, shared by all processes; null counts on this machine. Asked for once, at the first use. */
  redis: () => object | null;
  /** Whether this is one of several processes whose primary counts for all (RateLimiterClusterMaster). */
  isWorker?: boolean;
}

/**
 * What counts as one address: an IPv4 address, or the /64 network of an IPv6 address, of which every connection has all. What is no
 * address stays as it is.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = [...address.parts.slice(0, 4), 0, 0, 0, 0];
  return `${new ipaddr.IPv6(network).toString()}/64`;
}

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** A counter of a table's limits: in Redis; without Redis, and while it cannot be reached, on this machine. */
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

  return {
    consumeLimit: async (name, ...key) => {
      try {
        await limiterOf(name).consume(hashed(name, key));
        return 0;
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return secondsLeft(rejection);
        throw rejection;
      }
    },
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
