import { shopDay } from "@su-turrone/contract/time-zone";
import { isItalianHoliday } from "@su-turrone/contract/italian-holidays";
import { isWithin, type Pause } from "@su-turrone/contract/pauses";
import { nextShippingDay } from "~/catalogue/delivery-dates";
import { dateRange, countryName, list } from "@su-turrone/contract/formats";
import { fixedT } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { Site } from "./use-root-data";

/** Today's notices about holidays and heat: the owner's text, or a default one. Days start at midnight in Rome. */
export function pausesToday(
  pauses: readonly Pause[],
  now: Date,
  language: Language,
): Pick<Site, "banners" | "shipsFrom"> {
  const t = fixedT(language, "common");
  const today = shopDay(now);
  const current = pauses.filter((pause) => isWithin(pause, today));
  const closures = pauses.filter(({ kind }) => kind === "closed");
  const day = nextShippingDay(today, { closures }, isItalianHoliday);
  const banners = current.map(({ kind, first, last, banner, countries }) => {
    if (banner[language]) return banner[language];
    const range = dateRange(first, last, language);
    if (kind === "closed") return t("pause.closed", { range, day: dateRange(day, day, language) });
    const names = countries.map((code) => countryName(code, language));
    return t("pause.heat", { range, countries: list(names, language) });
  });
  return { banners, shipsFrom: current.some(({ kind }) => kind === "closed") ? day : null };
}
