import type { PerLanguage } from "../../platform/languages";

/** A picture of `commerce/pictures`, with its size in pixels. */
export interface SeedPicture {
  /** File name without extension. */
  name: string;
  width: number;
  height: number;
  alt: PerLanguage;
}
