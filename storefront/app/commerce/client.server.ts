import { queueAnswerOf } from "@su-turrone/contract/change-queue";
import { clockToleranceSeconds, storefrontKeyHeader } from "@su-turrone/contract/tokens";
import Medusa, { FetchError } from "@medusajs/js-sdk";
import { setTimeout as wait } from "node:timers/promises";
import { localeOf } from "~/i18n/languages";
import { env, publishableKey } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { storefrontKey } from "~/platform/signing.server";
import type { ShopContext } from "~/platform/shop.server";
import { refusalCodeOf } from "@su-turrone/contract/refusals";
import { CommerceError, isCommerceFailure, isProxyGatewayError, isProxyUnavailable } from "./commerce-error";
import { commerceHealth, kindOfCall } from "./commerce-health";
import { Restarts } from "./restarts";
import { cacheRuleOf, readCached } from "./view-cache.server";

export { CommerceError, isCommerceFailure, type CommerceErrorKind } from "./commerce-error";

interface CallOptions {
  method?: "GET" | "POST" | "DELETE";
  query?: Record<string, unknown>;
  body?: object;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Send the request even if commerce hangs: it is processed once commerce recovers. */
  evenIfHanging?: boolean;
}

/**
 * Catalogue and cart respond in well under a second; after this timeout the shopper gets an error or the last cached
 * response. A change that timed out may have been applied: the form sends its key again, and commerce applies it once.
 */
const callTimeoutMs = 5_000;

/**
 * A call unanswered for this long (ms) raises the question whether commerce is ready (readiness.server.ts). If there is
 * no answer to that either, the call is given up, however long its timeout.
 */
const doubtMs = 2_000;

/** Retrying a read after a lost connection is harmless; a restart of commerce takes seconds. */
const maxReadAttempts = 2;

const restarts = new Restarts({ now: () => performance.now(), wait });

let sdk: Medusa | undefined;

/** Created on first use, because commerce may write its publishable key after the storefront has started. */
function client(): Medusa {
  sdk ??= new Medusa({
    baseUrl: env.COMMERCE_URL,
    publishableKey: publishableKey(),
    auth: { type: "jwt", jwtTokenStorageMethod: "nostore" },
  });
  return sdk;
}

function toCommerceError(error: unknown, path: string): CommerceError {
  if (error instanceof FetchError && !isProxyUnavailable(error) && !isProxyGatewayError(error)) {
    const status = error.status ?? 500;
    // a rejected publishable key (401) is an error of the storefront, not of the shopper
    const refused = status >= 400 && status < 500 && status !== 401;
    // the SDK only passes on the message, so commerce puts its code there
    const code = refusalCodeOf(error.message);
    const queue = queueAnswerOf(error.message);
    return new CommerceError(
      refused ? "refused" : "failed",
      `${path}: ${error.message}`,
      status,
      code,
      queue,
    );
  }
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const isSlow = error instanceof Error && error.name === "TimeoutError";
  return new CommerceError(isSlow ? "slow" : "unreachable", `${path}: ${reason}`);
}

/**
 * Updates the known health of commerce after a failed call. Failed writes are not counted, and neither is a 5xx for
 * uncached data, which may concern a single cart.
 */
function recordFailedCall(
  { kind: failure, queue }: CommerceError,
  path: string,
  { method = "GET", query }: CallOptions,
): void {
  const kind = kindOfCall(path);
  if (failure === "refused" || queue !== null) commerceHealth.recordAnswer(kind);
  else if (method !== "GET") return;
  else if (failure === "unreachable") commerceHealth.recordUnreachable();
  else if (failure === "slow" || cacheRuleOf(path, query) !== null) commerceHealth.recordFailure(kind);
}

async function callOnce<T>(shop: ShopContext, path: string, options: CallOptions): Promise<T> {
  const { method = "GET", evenIfHanging = false, timeoutMs = callTimeoutMs } = options;
  if (!evenIfHanging && (await commerceHealth.shouldRefuseCall()))
    throw new CommerceError("slow", `${path}: not sent, because commerce does not respond`);
  const started = performance.now();
  try {
    const send = async () => {
      const sentAt = performance.now();
      const givenUp = new AbortController();
      const doubt = setTimeout(() => {
        void commerceHealth.shouldGiveUpCall(sentAt).then((isSilent) => {
          if (isSilent && !evenIfHanging) givenUp.abort(new DOMException("given up", "TimeoutError"));
        });
      }, doubtMs);
      return client()
        .client.fetch<T>(path, {
          method,
          ...(options.query ? { query: options.query } : {}),
          ...(options.body ? { body: options.body } : {}),
          headers: {
            "x-medusa-locale": localeOf[shop.language],
            "x-request-id": shop.requestId,
            [storefrontKeyHeader]: storefrontKey(clockToleranceSeconds),
            ...options.headers,
          },
          signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), givenUp.signal]),
        })
        .finally(() => clearTimeout(doubt));
    };
    // form submissions wait until commerce has restarted; pages are answered immediately, if need be with an error
    const isFormSubmission = shop.request.method === "POST" && cacheRuleOf(path, options.query) === null;
    const answer = await restarts.run(send, isFormSubmission);
    commerceHealth.recordAnswer(kindOfCall(path));
    return answer;
  } catch (error) {
    const failure = toCommerceError(error, path);
    if (failure.kind === "slow") commerceHealth.recordTimeout(started);
    recordFailedCall(failure, path, options);
    throw failure;
  } finally {
    const ms = Math.round(performance.now() - started);
    log.debug({ requestId: shop.requestId, method, path, ms }, "commerce call");
  }
}

/**
 * Calls commerce's store API through the Medusa JS SDK, in the language of the page. Reads are retried once if the
 * connection is lost; responses with products and texts are cached (`ViewCache`) and frozen. The SDK's typed methods
 * are not used because they accept no timeout.
 */
export async function call<T extends object>(
  shop: ShopContext,
  path: string,
  options: CallOptions = {},
): Promise<T> {
  const isRead = options.method === undefined || options.method === "GET";
  const rule = isRead ? cacheRuleOf(path, options.query) : null;
  if (!rule) {
    shop.sources?.markPrivate();
    return isRead ? readWithRetry<T>(shop, path, options) : callOnce<T>(shop, path, options);
  }
  const key = `${shop.language} ${path} ${JSON.stringify(options.query ?? {})}`;
  try {
    return await readCached(
      key,
      rule,
      () => readWithRetry<T>(shop, path, options),
      (lifetime) => {
        if (commerceHealth.isDegraded(rule.kind)) shop.sources?.markPrivate();
        shop.sources?.add(lifetime);
      },
    );
  } catch (error) {
    // a page that is rendered without this data is incomplete, so only this visitor may get it
    shop.sources?.markPrivate();
    throw error;
  }
}

async function readWithRetry<T>(shop: ShopContext, path: string, options: CallOptions): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await callOnce<T>(shop, path, options);
    } catch (error) {
      const isRetryable =
        error instanceof CommerceError && error.kind === "unreachable" && attempt < maxReadAttempts;
      if (!isRetryable) throw error;
    }
  }
}

/** The result of a request, or what takes its place after an error of the given kind; others are thrown. */
const recovering =
  (isMeant: (error: CommerceError) => boolean) =>
  async <T, R>(request: Promise<T>, instead: (error: CommerceError) => R): Promise<T | R> => {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof CommerceError) || !isMeant(error)) throw error;
      return instead(error);
    }
  };

export const unlessFailed = recovering(() => true);

export const unlessRefused = recovering(({ kind }) => kind === "refused");

/** While commerce is down or broken. */
export const unlessDown = recovering(isCommerceFailure);

const unlessMissing = recovering(({ status }) => status === 404);

export const callOrNull = <T extends object>(
  shop: ShopContext,
  path: string,
  options: CallOptions = {},
): Promise<T | null> => unlessMissing(call<T>(shop, path, options), () => null);

/** Part of a page that is left out, or shown as `fallback`, if commerce does not answer: the page must not fail. */
export const withFallback = <T>(
  shop: ShopContext,
  request: Promise<T>,
  fallback: T,
  {
    level = "error",
    message = "a part of a page could not be read from commerce",
  }: {
    level?: "error" | "warn";
    message?: string;
  } = {},
): Promise<T> =>
  unlessFailed(request, (error) => {
    log[level]({ err: error, requestId: shop.requestId }, message);
    return fallback;
  });
