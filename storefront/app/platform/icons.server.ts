import { createRequire } from "node:module";
import type { IconifyJSON } from "@iconify/types";
import { getIcons } from "@iconify/utils/lib/icon-set/get-icons";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { env } from "./env.server";
import type { IconQuery } from "./icon-query";
import { log } from "./log.server";

/** Timeout for the public icon services, and delay after which the next one is queried in parallel (spec §9), in ms. */
const iconTimeouts = { total: 5000, nextHost: 750 } as const;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });

/**
 * Requests the same path from several hosts: the next host is added when the previous ones have failed or have not
 * responded for `nextHost` ms; the first successful response wins, and the other requests are aborted.
 * @throws AggregateError if none succeeds within `total` ms
 */
export async function firstSuccessfulResponse(
  hosts: readonly string[],
  path: string,
  fetchFn: typeof fetch = fetch,
  { total, nextHost }: { total: number; nextHost: number } = iconTimeouts,
): Promise<unknown> {
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(total)]);
  const fetchFrom = async (host: string): Promise<unknown> => {
    const response = await fetchFn(new URL(path, host), { signal, redirect: "error" });
    if (!response.ok) throw new Error(`${host}: ${response.status}`);
    return response.json();
  };
  const calls: Promise<unknown>[] = [];
  try {
    for (const host of hosts) {
      const call = fetchFrom(host);
      calls.push(call);
      const outcome = call.then(
        () => "answered" as const,
        () => "failed" as const,
      );
      if ((await Promise.race([outcome, pause(nextHost, signal)])) === "answered") break;
    }
    return await Promise.any(calls);
  } finally {
    controller.abort();
  }
}

/** Collection of the shop's own icons: one package, loaded on the first request. */
const ownCollection = "lucide";
let ownIconSet: IconifyJSON | undefined;

function ownIcons(): IconifyJSON {
  ownIconSet ??= createRequire(import.meta.url)("@iconify-json/lucide/icons.json") as IconifyJSON;
  return ownIconSet;
}

/** Response of the endpoint: icons in Iconify's JSON format, and the names not found. */
export interface IconAnswer {
  prefix: string;
  icons: Record<string, { body: string; width?: number | undefined; height?: number | undefined }>;
  width?: number | undefined;
  height?: number | undefined;
  not_found: string[];
}

/** Accepted response of a public service; all other fields are dropped. */
const serviceAnswer = z.object({
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() }),
  ),
  width: z.number().optional(),
  height: z.number().optional(),
});

const cache = new LRUCache<string, IconAnswer>({ max: 200, ttl: 24 * 60 * 60 * 1000 });

const emptyAnswer = (query: IconQuery): IconAnswer => ({
  prefix: query.collection,
  icons: {},
  not_found: query.icons,
});

function fromPackage(query: IconQuery): IconAnswer {
  const { collection } = query;
  const { icons: ownIconsByName, aliases = {} } = ownIcons();
  // getIcons treats "constructor" as an icon, because every object inherits it
  const icons = query.icons.filter(
    (name) => Object.hasOwn(ownIconsByName, name) || Object.hasOwn(aliases, name),
  );
  const set = getIcons(ownIcons(), icons, true);
  if (!set) return emptyAnswer(query);
  // aliases are resolved to their icons, so that clients need not handle aliases
  const named = Object.entries(set.aliases ?? {}).flatMap(([name, { parent }]) => {
    const icon = set.icons[parent];
    return icon && icons.includes(name) ? [[name, icon] as const] : [];
  });
  const found = Object.entries({ ...set.icons, ...Object.fromEntries(named) });
  return {
    prefix: collection,
    icons: Object.fromEntries(found.filter(([name]) => icons.includes(name))),
    width: set.width,
    height: set.height,
    not_found: query.icons.filter((name) => !icons.includes(name)),
  };
}

async function fromServices(query: IconQuery): Promise<IconAnswer> {
  const path = `/${query.collection}.json?icons=${query.icons.map(encodeURIComponent).join(",")}`;
  const { icons, ...rest } = serviceAnswer.parse(await firstSuccessfulResponse(env.ICON_SERVICES, path));
  const missing = query.icons.filter((name) => !Object.hasOwn(icons, name));
  return { prefix: query.collection, icons, ...rest, not_found: missing };
}

/**
 * Finds icons of a collection: in the shop's own package, else from the public services if they are enabled. Unknown
 * icons, and those no service returned, are listed in `not_found` and logged.
 */
export async function findIcons(query: IconQuery): Promise<IconAnswer> {
  const key = `${query.collection}:${query.icons.join(",")}`;
  const cached = cache.get(key);
  if (cached) return cached;
  let answer = query.collection === ownCollection ? fromPackage(query) : emptyAnswer(query);
  try {
    if (query.collection !== ownCollection && env.ICON_SERVICES.length > 0)
      answer = await fromServices(query);
    cache.set(key, answer);
  } catch (error) {
    log.warn({ err: error, collection: query.collection }, "icon service failed");
  }
  if (answer.not_found.length > 0) {
    log.warn({ collection: query.collection, icons: answer.not_found }, "icons not found");
  }
  return answer;
}
