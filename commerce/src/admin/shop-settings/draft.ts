import {
  priceSettings,
  type EditableSettings,
  type PriceSetting,
  type SettingName,
} from "../../modules/shop-settings/setting-types";
import { parseEuros } from "@su-turrone/contract/money";
import { centsToField } from "../lib/use-formats";

type ValueSetting = Exclude<SettingName, "delivery_days" | "opening_hours" | "pauses" | "gift_season">;

/** Form state of the page "The shop": numbers and prices as typed. */
export type SettingsDraft = Record<ValueSetting, string> &
  Pick<EditableSettings, "opening_hours" | "pauses" | "gift_season"> & {
    delivery_days: { from: string; to: string };
  };

export type FieldSetting = ValueSetting;

const isPrice = (name: SettingName): name is PriceSetting => priceSettings.some((price) => price === name);

const wholeNumbers: readonly SettingName[] = [
  "transfer_days",
  "transfer_max_orders",
  "transfer_max_packs",
  "cut_off_hour",
  "delivered_after_days",
  "low_stock_packs",
];

/** A typed whole number; other input is passed on unchanged, so that the server reports the error. */
const numberOr = (text: string): number | string =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : text;

export function toDraft(settings: EditableSettings): SettingsDraft {
  const { delivery_days: days, opening_hours, pauses, gift_season, ...values } = settings;
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    isPrice(name as ValueSetting) ? centsToField(Number(value)) : String(value),
  ]);
  return {
    ...(Object.fromEntries(texts) as Record<ValueSetting, string>),
    delivery_days: { from: String(days.from), to: String(days.to) },
    opening_hours,
    pauses,
    gift_season,
  };
}

function valueOf(name: SettingName, draft: SettingsDraft): unknown {
  if (name === "delivery_days") {
    return { from: numberOr(draft.delivery_days.from), to: numberOr(draft.delivery_days.to) };
  }
  if (name === "opening_hours" || name === "pauses" || name === "gift_season") return draft[name];
  const text = draft[name];
  if (isPrice(name)) return parseEuros(text) ?? text;
  return wholeNumbers.includes(name) ? numberOr(text) : text;
}

/** The changed settings as a request body; empty if nothing was changed. */
export function changesBetween(saved: SettingsDraft, draft: SettingsDraft): Record<string, unknown> {
  const names = Object.keys(saved) as SettingName[];
  const changed = names.filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(draft[name]));
  return Object.fromEntries(changed.map((name) => [name, valueOf(name, draft)]));
}
