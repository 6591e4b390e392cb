import { intlLocaleOf, type Language, type TextLanguage } from "./languages";
import { toEuros, type Cents } from "./money";
import type { DeliveryTerms } from "./shop-facts";
import { shopTimeZone } from "./time-zone";

/** Keeps a number and its unit on one line. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** Caches one Intl object per language and kind: they are expensive to create and cheap to use. */
function perLanguage<F>(make: (locale: string) => F): (language: TextLanguage) => F {
  const made = new Map<TextLanguage, F>();
  return (language) => {
    const known = made.get(language);
    if (known) return known;
    const fresh = make(intlLocaleOf[language]);
    made.set(language, fresh);
    return fresh;
  };
}

const euros = perLanguage((l) => new Intl.NumberFormat(l, { style: "currency", currency: "EUR" }));
const wholeEuros = perLanguage(
  (l) => new Intl.NumberFormat(l, { style: "currency", currency: "EUR", maximumFractionDigits: 0 }),
);
const unit = (name: "gram" | "kilogram") =>
  perLanguage(
    (l) =>
      new Intl.NumberFormat(l, { style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: 3 }),
  );
const grams = unit("gram");
const kilograms = unit("kilogram");
const numbers = perLanguage((l) => new Intl.NumberFormat(l));
const percents = perLanguage((l) => new Intl.NumberFormat(l, { style: "percent", maximumFractionDigits: 1 }));
// the shop uses the time zone of the workshop: an order placed at 23:30 UTC belongs to the next day in Tonara
const longDate = perLanguage(
  (l) => new Intl.DateTimeFormat(l, { dateStyle: "long", timeZone: shopTimeZone }),
);
const zonedTime = perLanguage(
  (l) => new Intl.DateTimeFormat(l, { dateStyle: "long", timeStyle: "long", timeZone: shopTimeZone }),
);
const dayAndTime = perLanguage(
  (l) => new Intl.DateTimeFormat(l, { dateStyle: "long", timeStyle: "short", timeZone: shopTimeZone }),
);
const dayAndMonth = perLanguage(
  (l) => new Intl.DateTimeFormat(l, { day: "numeric", month: "long", timeZone: shopTimeZone }),
);
// weekdays, days and months of a calendar, independent of time zones
const weekdays = perLanguage((l) => new Intl.DateTimeFormat(l, { weekday: "long", timeZone: "UTC" }));
const shortDays = perLanguage(
  (l) => new Intl.DateTimeFormat(l, { day: "2-digit", month: "2-digit", timeZone: "UTC" }),
);
const months = perLanguage(
  (l) => new Intl.DateTimeFormat(l, { month: "long", year: "numeric", timeZone: "UTC" }),
);
const twoDecimals = perLanguage(
  (l) => new Intl.NumberFormat(l, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const andList = perLanguage((l) => new Intl.ListFormat(l, { type: "conjunction" }));
const orList = perLanguage((l) => new Intl.ListFormat(l, { type: "disjunction" }));
const countries = perLanguage((l) => new Intl.DisplayNames(l, { type: "region" }));

/**
 * 1250 → "12,50 €" (de, it), "€12.50" (en); negative amounts get a minus sign instead of Intl's hyphen. Integer cents.
 */
export const money = (cents: Cents, language: Language): string =>
  euros(language).format(toEuros(cents)).replace("-", "\u2212");

/** 1250 → "12,50" (de, it), "12.50" (en), for columns of amounts; integer cents. */
export const plainMoney = (cents: Cents, language: Language): string =>
  twoDecimals(language).format(toEuros(cents)).replace("-", "\u2212");

/** 5000 → "50 €" (de, it), "€50" (en), 5050 → "50,50 €"; integer cents, for figures in large type. */
export const shortMoney = (cents: Cents, language: Language): string =>
  cents % 100 === 0 ? wholeEuros(language).format(toEuros(cents)) : money(cents, language);

/** 8333 → "83,33 €/kg" (de, it), "€83.33/kg" (en); cents per kilogram. */
export const moneyPerKg = (cents: Cents, language: Language): string => `${money(cents, language)}/kg`;

/** 150 → "150 g", 1500 → "1,5 kg" (en: "1.5 kg"); net grams. */
export const weight = (net: number, language: TextLanguage): string =>
  unbroken(net < 1000 ? grams(language).format(net) : kilograms(language).format(net / 1000));

/** 1250 → "1.250" (de), "1250" (it), "1,250" (en). */
export const number = (value: number, language: Language): string => numbers(language).format(value);

/** "0.05" → "0,05" (de, it), "0.05" (en); takes an exact decimal and keeps all its digits. */
export const decimal = (exact: string, language: TextLanguage): string =>
  numbers(language).format(exact as Intl.StringNumericLiteral);

/** 7 → "7 %" (de), "7%" (it, en). */
export const percent = (rate: number, language: Language): string => percents(language).format(rate / 100);

/** Full date in Tonara's time zone: "2. Dezember 2026"; takes an ISO 8601 date or time. */
export const date = (iso: string, language: Language): string => longDate(language).format(new Date(iso));

/** Date and time to the minute in Tonara's time zone: "2. Dezember 2026 um 14:05 Uhr"; takes ISO 8601. */
export const dateTime = (iso: string, language: Language): string =>
  dayAndTime(language).format(new Date(iso)) + (language === "de" ? " Uhr" : "");

/** A legally relevant time, to the second and with its zone: "2. Dezember 2026 um 14:05:09 MEZ"; takes ISO 8601. */
export const exactTime = (iso: string, language: Language): string =>
  zonedTime(language).format(new Date(iso));

/** Date range for delivery promises: "2.–3. Dezember"; takes ISO 8601 dates. */
export const dateRange = (from: string, to: string, language: Language): string =>
  dayAndMonth(language)
    .formatRangeToParts(new Date(from), new Date(to))
    // ICU's Italian data produces "02–03 dicembre", which is not common usage
    .map(({ type, value }) => (type === "day" ? value.replace(/^0/, "") : value))
    .join("")
    // Node puts thin spaces around the dash and Chromium plain ones: server and client would render different text
    .replaceAll("\u2009", " ");

/** 0 → "Montag", 6 → "Sonntag". */
export const weekday = (day: number, language: Language): string =>
  // the first of January 2024 was a Monday
  weekdays(language).format(Date.UTC(2024, 0, 1 + day));

/** Short date for table columns: "2026-12-02" → "02.12." (de), "02/12" (it, en). */
export const shortDay = (day: string, language: Language): string =>
  shortDays(language).format(new Date(day));

/** A month of the calendar: "2026-12" → "Dezember 2026". */
export const monthOfYear = (month: string, language: Language): string =>
  months(language).format(new Date(`${month}-01`));

/** Business days of a delivery, the same in every language: "2–3". */
export const dayRange = ({ business_days: days }: Pick<DeliveryTerms, "business_days">): string =>
  `${days.from}–${days.to}`;

/** "a, b und c". */
export const list = (items: readonly string[], language: TextLanguage): string =>
  andList(language).format(items);

/** "a, b oder c". */
export const alternatives = (items: readonly string[], language: Language): string =>
  orList(language).format(items);

/** Name of a country: "it" → "Italien", "Italia", "Italy"; "" for none. ISO 3166-1 alpha-2 in any case. */
export const countryName = (code: string, language: Language): string =>
  code === "" ? "" : (countries(language).of(code.toUpperCase()) ?? code);
