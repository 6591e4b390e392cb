import type { PerLanguage } from "../../platform/languages";

/** What a notice says; {{values}} are filled in by `notifyOwner`. */
export interface NoticeWords {
  title: PerLanguage;
  text: PerLanguage;
}
