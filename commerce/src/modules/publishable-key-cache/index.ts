import type { ICachingModuleService } from "@medusajs/framework/types";
import { Module, Modules } from "@medusajs/framework/utils";
import { LRUCache } from "lru-cache";

type Entry = Parameters<ICachingModuleService["get"]>[0];
type NewEntry = Parameters<ICachingModuleService["set"]>[0];

/** Medusa gives this tag to its question for the publishable key of a request, and to no other. */
const tagOfKeys = "LinkPublishableApiKeySalesChannel:list:*";

/** How long a key is accepted after it was revoked, and a change of its sales channels goes unseen, in ms. */
const ttl = 60_000;

/**
 * Medusa's cache, for one question only: to whom the publishable key of a request belongs. Medusa asks it with two
 * statements before every request below `/store`, as many as a cart page needs. Everything else is read each time, as
 * without a cache. Keys that do not exist are not remembered.
 */
export class PublishableKeyCache implements ICachingModuleService {
  readonly #found = new LRUCache<string, object>({ max: 20, ttl });

  get({ key = "", tags }: Entry): Promise<object | null> {
    return Promise.resolve((tags?.includes(tagOfKeys) && this.#found.get(key)) || null);
  }

  set({ key, tags, data }: NewEntry): Promise<void> {
    const exists = "data" in data && Array.isArray(data.data) && data.data.length > 0;
    if (exists && tags?.includes(tagOfKeys)) this.#found.set(key, data);
    return Promise.resolve();
  }

  clear(): Promise<void> {
    this.#found.clear();
    return Promise.resolve();
  }

  computeKey(question: object): Promise<string> {
    return Promise.resolve(JSON.stringify(question));
  }

  computeTags(): Promise<string[]> {
    return Promise.resolve([]);
  }
}

export default Module(Modules.CACHING, { service: PublishableKeyCache });
