import type { PerLanguage } from "./languages";

/** Slugs in each language; missing ones are filled by fallback. */
export type Slugs = PerLanguage;

/** Response of `GET /store/slugs/:kind/:language/:slug`: the entity of a slug. */
export interface ResolvedSlug<Kind extends string = string> {
  kind: Kind;
  entity_id: string;
  slugs: Slugs;
  /** False if the visitor should be redirected to `slugs[language]`. */
  current: boolean;
}

/** Response of `GET /store/slugs/:kind`: slugs by id, for entities that have any. */
export interface SlugsById {
  slugs: Record<string, Slugs>;
}
