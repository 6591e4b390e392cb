import { z } from "@medusajs/framework/zod";
import { isIban } from "@su-turrone/contract/iban";
import { longestEmail } from "@su-turrone/contract/limits";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { isPlaceholder, ownerFactVariables } from "@su-turrone/contract/environment";
import { maxPauseDays, maxPauses, pauseKinds } from "@su-turrone/contract/pauses";
import {
  maxOpeningSpans,
  priceSettings,
  transferDaysLimits,
  type EditableSettings,
  type PriceSetting,
  type SettingName,
} from "../../modules/shop-settings/setting-types";
import { textsOf, type Texts } from "../../texts";
import { dayMs } from "@su-turrone/contract/time-zone";

const withProblem = (problem: SettingProblem): { error: SettingProblem } => ({ error: problem });

/** One line of text. @param maxLength maximum length in characters */
const singleLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, withProblem("too_long"))
    .regex(/^\P{Cc}*$/u, withProblem("invalid"));

const required = (maxLength: number) => singleLine(maxLength).min(1, withProblem("required"));

const email = required(longestEmail).pipe(z.email(withProblem("email")));

const integer = (min: number, max: number, problem: SettingProblem) =>
  z
    .number(withProblem(problem))
    .int(withProblem(problem))
    .min(min, withProblem(problem))
    .max(max, withProblem(problem));

const cents = integer(0, 10_000_000, "amount");

/**
 * Validates the check digit of a partita IVA: Luhn algorithm over eleven digits (Ministry of Finance, decree of 23
 * December 1976).
 */
function isPartitaIva(text: string): boolean {
  const digits = /^IT(\d{11})$/.exec(text)?.[1];
  if (digits === undefined) return false;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const packed = z.string().transform((text) => text.replace(/\s+/g, "").toUpperCase());

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, withProblem("hours"));
const weekday = integer(0, 6, "hours");
const span = z
  .strictObject({ first: weekday, last: weekday, from: time, to: time })
  .refine(({ first, last, from, to }) => last >= first && to > from, withProblem("hours"));

const day = z.iso.date(withProblem("pause_days"));
const bannerText = singleLine(300);
const pause = z
  .strictObject({
    kind: z.enum(pauseKinds),
    first: day,
    last: day,
    banner: z.strictObject({ de: bannerText, it: bannerText, en: bannerText }),
    category_ids: z.array(z.string().max(100)).max(100),
    countries: z.array(z.enum(countryCodes)).max(countryCodes.length),
  })
  .refine(({ first, last }) => {
    const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
    return days >= 1 && days <= maxPauseDays;
  }, withProblem("pause_days"))
  .refine(
    ({ kind, category_ids: categories, countries }) =>
      kind === "closed" || (categories.length > 0 && countries.length > 0),
    withProblem("pause_goods"),
  );

// 2000 was a leap year, so 29 February is accepted too
const dayOfYear = z
  .string(withProblem("season_days"))
  .refine((text) => z.iso.date().safeParse(`2000-${text}`).success, withProblem("season_days"));

/** Validation rules of the settings; error messages are problem codes shown to the owner. */
const rules = {
  company_name: required(120),
  company_street: required(120),
  company_postal_code: singleLine(5).regex(/^\d{5}$/, withProblem("postal_code")),
  company_city: required(80),
  company_vat_id: packed.refine(isPartitaIva, withProblem("vat_id")),
  company_rea: required(40),
  company_email: email,
  company_pec: email,
  company_phone: singleLine(40).regex(/(\d\D*){6}/, withProblem("phone")),
  // maximum length of a name in a transfer (EPC069-12)
  transfer_holder: required(70),
  transfer_iban: packed.refine(isIban, withProblem("iban")),
  transfer_bic: packed.pipe(z.string().regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, withProblem("bic"))),
  transfer_days: integer(transferDaysLimits.min, transferDaysLimits.max, "transfer_days"),
  transfer_max_orders: integer(1, 1000, "open_orders"),
  transfer_max_packs: integer(1, 100_000, "open_packs"),
  delivery_days: z
    .strictObject({ from: integer(1, 98, "delivery_days"), to: integer(2, 99, "delivery_days") })
    .refine(({ from, to }) => from < to, withProblem("delivery_days")),
  cut_off_hour: integer(1, 23, "hour"),
  delivered_after_days: integer(0, 30, "delivered_days"),
  opening_hours: z.array(span).max(maxOpeningSpans, withProblem("hours")),
  pauses: z.array(pause).max(maxPauses),
  // the existence of the category is checked in the database
  gift_season: z.strictObject({
    category_id: z.string().min(1, withProblem("season_category")).max(100).nullable(),
    first: dayOfYear,
    last: dayOfYear,
  }),
  low_stock_packs: integer(0, 10_000, "packs"),
  mail_sender_name: singleLine(100),
  mail_sender_address: z.literal("").or(email),
  shipping_cents: cents,
  shipping_free_from_cents: cents,
} satisfies { [Name in SettingName]: z.ZodType<EditableSettings[Name]> };

/** The owner's changes; omitted settings stay unchanged. */
export type SettingChanges = { [Name in SettingName]?: EditableSettings[Name] | undefined };

export type SettingProblem = keyof Texts["refusals"]["setting"];

export type SettingProblems = Partial<Record<SettingName, SettingProblem>>;

const isSetting = (name: unknown): name is SettingName => typeof name === "string" && name in rules;

const problemOf = (message: string): SettingProblem =>
  Object.keys(textsOf("refusals", "en").setting).find(
    (known): known is SettingProblem => known === message,
  ) ?? "invalid";

const body = z.strictObject({
  changes: z.record(z.string(), z.unknown()),
  /** Prices the owner has confirmed although they are ten times the old ones, or a tenth. */
  confirmed: z.array(z.enum(priceSettings)).default([]),
});

const changesShape = z.strictObject(rules).partial();

/** Parses a change request of the admin: the valid changes, or the problems; null when it is not such a request. */
export function readChanges(
  given: unknown,
  production: boolean,
): { changes: SettingChanges; confirmed: PriceSetting[]; problems: SettingProblems } | null {
  const parsedBody = body.safeParse(given);
  if (!parsedBody.success || !Object.keys(parsedBody.data.changes).every(isSetting)) return null;
  const { confirmed } = parsedBody.data;
  const parsed = changesShape.safeParse(parsedBody.data.changes);
  const problems: SettingProblems = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [name] = path;
    if (isSetting(name)) problems[name] ??= problemOf(message);
  }
  const changes = parsed.data ?? {};
  for (const [name, value] of Object.entries(changes)) {
    const isPublicFact = name in ownerFactVariables && typeof value === "string";
    if (production && isPublicFact && isSetting(name) && isPlaceholder(value)) problems[name] = "placeholder";
  }
  return { changes, confirmed, problems };
}

/** Whether a price is ten times the old one or more, or a tenth or less, which suggests a misplaced decimal comma. */
export const isUnusual = (old: number, wanted: number): boolean =>
  old > 0 && (wanted >= old * 10 || wanted * 10 <= old);
