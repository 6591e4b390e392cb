import { setTimeout as pause } from "node:timers/promises";
import type { ICacheService, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { readShownStock } from "./available-packs";

/** Key in Medusa's cache, which all workers share: any of them may be the next to hear of a change. */
const cacheKey = "shown-stock";

/** In s. Once it is over pages are made again without need. */
const keptFor = 24 * 60 * 60;

/** One order changes stock several times; what changes within this time (ms) is compared once, and not before its answer. */
const collectMs = 100;

/** Compares what pages show with what it was at the last comparison, in whichever process. */
async function compare(container: MedusaContainer): Promise<boolean> {
  const cache: ICacheService = container.resolve(Modules.CACHE);
  const shown = await readShownStock(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const before = await cache.get<string>(cacheKey);
  if (shown !== null && shown === before) return false;
  await cache.set(cacheKey, shown, keptFor);
  return true;
}

let comparing: Promise<unknown> = Promise.resolve();
/** A comparison that has not begun yet; what happens until then is part of it. */
let next: Promise<boolean> | null = null;

/**
 * Whether pages show other stock than at the last call. Most orders take a few of many packs: no page has to be made
 * again for them. If it cannot be found out, pages count as changed.
 */
export function hasShownStockChanged(container: MedusaContainer): Promise<boolean> {
  next ??= comparing
    .then(() => pause(collectMs))
    .then(() => {
      next = null;
      return compare(container);
    })
    .catch(() => true);
  comparing = next;
  return next;
}
