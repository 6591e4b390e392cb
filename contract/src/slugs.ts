import type { PerLanguage } from "./languages";

/** Slugs of something in each language, the missing ones filled by fallback. */
export type Slugs = PerLanguage;

/** Answer of `GET /store/slugs/:kind/:language/:slug`: what a slug stands for. */
export interface ResolvedSlug<Kind extends string = string> {
  kind: Kind;
  entity_id: string;
  slugs: Slugs;
  /** False when the visitor should be sent on to `slugs[language]`. */
  current: boolean;
}

/** Answer of `GET /store/slugs/:kind`: the slugs of those that have any, by id. */
export interface SlugsById {
  slugs: Record<string, Slugs>;
}
