import type { PerLanguage } from "../../platform/languages";

/** Texts of a notice; `notifyOwner` fills in the {{values}}. */
export interface NoticeWords {
  title: PerLanguage;
  text: PerLanguage;
}
