import type { TFunction } from "i18next";
import type { NoticeLanguage } from "~/i18n/languages";
import type { Messages } from "~/i18n/messages";
import { translator } from "~/i18n/translate";
import es from "./label-es.json";
import fr from "./label-fr.json";

/** Texts around a label's values, as in label.json for the shop's languages. */
type LabelWords = Omit<Messages["label"], "taste">;

const words: Readonly<Record<NoticeLanguage, LabelWords>> = { fr, es };

/** `t` for label texts in French or Spanish (regulation (EU) 1169/2011 art. 15), which are not page languages. */
export const labelT = (language: NoticeLanguage): TFunction<"label"> => translator(language, words[language]);
