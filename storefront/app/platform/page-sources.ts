import type { ChangeTag } from "@su-turrone/contract/content-changed";

/** How long a page may be given, and what ends it before; times in ms of `performance.now()`. */
export interface PageLifetime {
  tags: readonly ChangeTag[];
  /** Until then it is given as it is. */
  freshUntil: number;
  /** Until then it is given at once, while the next one is made. */
  staleUntil: number;
}

/**
 * What a page that is rendered for everybody is made of, noted while it is rendered. A page is good for as long as the answer
 * of commerce in it that ends first.
 */
export class PageSources {
  readonly #tags = new Set<ChangeTag>();
  #freshUntil = Infinity;
  #staleUntil = Infinity;
  #shareable = true;

  /** An answer of commerce that is in the page. */
  add({ tags, freshUntil, staleUntil }: PageLifetime): void {
    for (const tag of tags) this.#tags.add(tag);
    this.#freshUntil = Math.min(this.#freshUntil, freshUntil);
    this.#staleUntil = Math.min(this.#staleUntil, staleUntil);
  }

  /** The page shows what is not for everybody, or is not what it should be because commerce is away. */
  forbidSharing(): void {
    this.#shareable = false;
  }

  /** How long the page may be given; null where it must not be given to anybody else. */
  get lifetime(): PageLifetime | null {
    if (!this.#shareable) return null;
    return { tags: [...this.#tags], freshUntil: this.#freshUntil, staleUntil: this.#staleUntil };
  }
}
