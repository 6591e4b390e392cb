import { Label, Select } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GiftSeason } from "@su-turrone/contract/gift-season";
import { described, fieldId, FieldNotes } from "./setting-field";
import { useShopSettings } from "./use-shop-settings";

/** Option value for no category: a select option needs a non-empty value. */
const none = "none";

const twoDigitNumbers = (max: number): string[] =>
  Array.from({ length: max }, (_, index) => String(index + 1).padStart(2, "0"));

interface Option {
  id: string;
  name: string;
}

interface ChooseProps {
  id?: string;
  label: string;
  options: readonly Option[];
  value: string;
  onValue: (value: string) => void;
}

/** A labelled select. */
function Choose({ id, label, options, value, onValue }: ChooseProps) {
  return (
    <Select value={value} onValueChange={onValue}>
      <Select.Trigger id={id} aria-label={label}>
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {options.map((option) => (
          <Select.Item key={option.id} value={option.id}>
            {option.name}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  );
}

interface DayProps {
  label: string;
  /** Month and day: "11-01". */
  value: string;
  onValue: (value: string) => void;
}

/** Selects a month and a day. */
function DayOfYear({ label, value, onValue }: DayProps) {
  const { t, i18n } = useTranslation();
  const [month = "", day = ""] = value.split("-");
  const nameOf = new Intl.DateTimeFormat(i18n.language, { month: "long", timeZone: "UTC" });
  return (
    <fieldset className="min-w-0">
      <legend className="txt-compact-small-plus mb-1">{label}</legend>
      <div className="grid grid-cols-[5rem_1fr] gap-x-2">
        <Choose
          label={t("shopSettings.giftSeason.day", { end: label })}
          options={twoDigitNumbers(31).map((id) => ({ id, name: String(Number(id)) }))}
          value={day}
          onValue={(chosen) => onValue(`${month}-${chosen}`)}
        />
        <Choose
          label={t("shopSettings.giftSeason.month", { end: label })}
          options={twoDigitNumbers(12).map((id) => ({ id, name: nameOf.format(new Date(`2000-${id}-01`)) }))}
          value={month}
          onValue={(chosen) => onValue(`${chosen}-${day}`)}
        />
      </div>
    </fieldset>
  );
}

interface Props {
  season: GiftSeason;
  problem: string | undefined;
  onSeason: (season: GiftSeason) => void;
}

/** Selects the category listed first, and the days of each year. */
export function GiftSeasonField({ season, problem, onSeason }: Props) {
  const { t } = useTranslation();
  const { data } = useShopSettings().query;
  const category = useId();
  const categories = data?.categories ?? [];
  const chosen = categories.find(({ id }) => id === season.category_id);
  return (
    <div
      className="flex flex-col gap-y-4"
      role="group"
      id={fieldId("gift_season")}
      tabIndex={-1}
      aria-label={t("shopSettings.sections.giftSeason")}
      aria-describedby={described("gift_season", undefined, problem)["aria-describedby"]}
    >
      <div className="flex flex-col gap-y-1">
        <Label size="small" htmlFor={category}>
          {t("shopSettings.giftSeason.category")}
        </Label>
        <Choose
          id={category}
          label={t("shopSettings.giftSeason.category")}
          options={[{ id: none, name: t("shopSettings.giftSeason.none") }, ...categories]}
          value={chosen?.id ?? none}
          onValue={(id) => onSeason({ ...season, category_id: id === none ? null : id })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {(["first", "last"] as const).map((end) => (
          <DayOfYear
            key={end}
            label={t(`shopSettings.giftSeason.${end}`)}
            value={season[end]}
            onValue={(value) => onSeason({ ...season, [end]: value })}
          />
        ))}
      </div>
      <FieldNotes name="gift_season" problem={problem} />
    </div>
  );
}
