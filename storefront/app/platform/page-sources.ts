import type { ChangeTag } from "@su-turrone/contract/content-changed";

/** How long a page may be served, and the tags that invalidate it earlier; times in ms of `performance.now()`. */
export interface PageLifetime {
  tags: readonly ChangeTag[];
  /** Until then it is served unchanged. */
  freshUntil: number;
  /** Until then it is served while it is re-rendered in the background. */
  staleUntil: number;
}

/**
 * Collects the commerce responses used by a shared page while it is rendered. The page is valid as long as the response
 * that expires first.
 */
export class PageSources {
  readonly #tags = new Set<ChangeTag>();
  #freshUntil = Infinity;
  #staleUntil = Infinity;
  #shareable = true;

  /** Adds a commerce response used by the page. */
  add({ tags, freshUntil, staleUntil }: PageLifetime): void {
    for (const tag of tags) this.#tags.add(tag);
    this.#freshUntil = Math.min(this.#freshUntil, freshUntil);
    this.#staleUntil = Math.min(this.#staleUntil, staleUntil);
  }

  /** The page contains data of one visitor, or is incomplete because commerce is down. */
  markPrivate(): void {
    this.#shareable = false;
  }

  /** How long the page may be served; null if it must not be shared. */
  get lifetime(): PageLifetime | null {
    if (!this.#shareable) return null;
    return { tags: [...this.#tags], freshUntil: this.#freshUntil, staleUntil: this.#staleUntil };
  }
}
