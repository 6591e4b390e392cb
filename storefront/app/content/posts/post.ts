import type { Slugs } from "~/commerce/types";
import type { Language } from "~/i18n/languages";
import type { Block } from "../blocks";
import type { SitePictureName } from "../site-pictures";

/** A post as it is written: once, in three languages. */
export interface PostSource {
  /** ISO date of publication. */
  date: string;
  picture: SitePictureName;
  slugs: Slugs;
  texts: Readonly<Record<Language, PostText>>;
}

export interface PostText {
  title: string;
  /** One or two sentences for lists and search engines. */
  excerpt: string;
  blocks: readonly Block[];
}
