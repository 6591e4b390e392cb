import { weekday } from "@su-turrone/contract/formats";
import type { OpenDays } from "@su-turrone/contract/opening-hours";
import type { Language } from "~/i18n/languages";

/** Names of a range of days: "Montag–Freitag". */
export const dayNames = ({ first, last }: OpenDays, language: Language): string =>
  last > first ? `${weekday(first, language)}–${weekday(last, language)}` : weekday(first, language);
