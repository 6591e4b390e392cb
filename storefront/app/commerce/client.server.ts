import { storefrontKeyHeader } from "@su-turrone/contract/tokens";
import Medusa, { FetchError } from "@medusajs/js-sdk";
import { localeOf } from "~/i18n/languages";
import { env, publishableKey } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { storefrontKey } from "~/platform/signing.server";
import type { ShopContext } from "~/platform/shop.server";
import { refusalCodeOf, type RefusalCode } from "@su-turrone/contract/refusals";
import { staleIfError } from "./stale-if-error.server";

/** Why a call to commerce came to nothing. */
export type CommerceErrorKind =
  /** no connection, or none in time: nobody knows whether commerce acted */
  | "unreachable"
  /** commerce answered 4xx: what was asked cannot be had */
  | "refused"
  /** commerce answered 5xx */
  | "failed";

/** A call to commerce that came to nothing. `message` is for the log, never for the shopper. */
export class CommerceError extends Error {
  override name = "CommerceError";

  constructor(
    readonly kind: CommerceErrorKind,
    message: string,
    readonly status: number | null = null,
    /** Why commerce refused, where it says so. */
    readonly code: RefusalCode | null = null,
  ) {
    super(message);
  }
}

interface CallOptions {
  method?: "GET" | "POST" | "DELETE";
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Milliseconds until it is given up. */
  timeoutMs?: number;
}

/** Catalogue and cart answer in well under a second; past this the shopper is told. */
const defaultTimeoutMs = 10_000;

/** A call has ended long before this, so its key is worth nothing to who finds it later (seconds). */
const keySeconds = 120;

/** Reading again after a lost connection is harmless; a restart of commerce is over in seconds. */
const readAttempts = 2;

let sdk: Medusa | undefined;

/** Made on first use, because commerce may write its publishable key after the storefront has started. */
function client(): Medusa {
  sdk ??= new Medusa({
    baseUrl: env.COMMERCE_URL,
    publishableKey: publishableKey(),
    auth: { type: "jwt", jwtTokenStorageMethod: "nostore" },
  });
  return sdk;
}

function toCommerceError(error: unknown, path: string): CommerceError {
  if (error instanceof FetchError) {
    const status = error.status ?? 500;
    // a rejected publishable key is our own fault, not the shopper's
    const refused = status >= 400 && status < 500 && status !== 401;
    // the SDK hands on the message only, so commerce puts its code there
    const code = refusalCodeOf(error.message);
    return new CommerceError(refused ? "refused" : "failed", `${path}: ${error.message}`, status, code);
  }
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new CommerceError("unreachable", `${path}: ${reason}`);
}

async function attempt<T>(shop: ShopContext, path: string, options: CallOptions): Promise<T> {
  const started = performance.now();
  try {
    return await client().client.fetch<T>(path, {
      method: options.method ?? "GET",
      ...(options.query ? { query: options.query } : {}),
      ...(options.body ? { body: options.body } : {}),
      headers: {
        "x-medusa-locale": localeOf[shop.language],
        "x-request-id": shop.requestId,
        [storefrontKeyHeader]: storefrontKey(keySeconds),
        ...options.headers,
      },
      signal: AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs),
    });
  } catch (error) {
    throw toCommerceError(error, path);
  } finally {
    const ms = Math.round(performance.now() - started);
    log.debug({ requestId: shop.requestId, method: options.method ?? "GET", path, ms }, "commerce call");
  }
}

/** Commerce is away or out of order, unlike one that says no. */
export const isFailure = (error: unknown): error is CommerceError =>
  error instanceof CommerceError && error.kind !== "refused";

/**
 * One call to commerce's store API through the Medusa JS SDK, in the language of the page. Reads are tried once
 * more when the connection is lost; what shows goods and words then comes from the last answer there was. The SDK's typed methods are not used because they take no time-out.
 * @throws CommerceError
 */
export async function call<T extends object>(
  shop: ShopContext,
  path: string,
  options: CallOptions = {},
): Promise<T> {
  if (options.method !== undefined && options.method !== "GET") return attempt<T>(shop, path, options);
  return staleIfError(shop, path, options.query, () => read<T>(shop, path, options), isFailure);
}

async function read<T>(shop: ShopContext, path: string, options: CallOptions): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await attempt<T>(shop, path, options);
    } catch (error) {
      const again = error instanceof CommerceError && error.kind === "unreachable" && n < readAttempts;
      if (!again) throw error;
    }
  }
}

/** The answer, or null when commerce does not know what was asked for (404). @throws CommerceError */
export async function callOrNull<T extends object>(
  shop: ShopContext,
  path: string,
  options: CallOptions = {},
): Promise<T | null> {
  try {
    return await call<T>(shop, path, options);
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return null;
    throw error;
  }
}
