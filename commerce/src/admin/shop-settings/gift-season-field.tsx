import { useTranslation } from "react-i18next";
import type { GiftSeason } from "@su-turrone/contract/shop-facts";
import { Choose, SelectField } from "../components/fields";
import { SettingGroup } from "./setting-field";
import { useShopSettings } from "./use-shop-settings";

/** Option value for no category: a select option needs a non-empty value. */
const none = "none";

const twoDigitNumbers = (max: number): string[] =>
  Array.from({ length: max }, (_, index) => String(index + 1).padStart(2, "0"));

interface DayProps {
  label: string;
  /** Month and day: "11-01". */
  value: string;
  onValue: (value: string) => void;
}

function DayOfYear({ label, value, onValue }: DayProps) {
  const { t, i18n } = useTranslation();
  const [month = "", day = ""] = value.split("-");
  const nameOf = new Intl.DateTimeFormat(i18n.language, { month: "long", timeZone: "UTC" });
  return (
    <fieldset className="min-w-0">
      <legend className="txt-compact-small-plus mb-1">{label}</legend>
      <div className="grid grid-cols-[5rem_1fr] gap-x-2">
        <Choose
          aria-label={t("shopSettings.giftSeason.day", { end: label })}
          options={twoDigitNumbers(31).map((id) => ({ id, name: String(Number(id)) }))}
          value={day}
          onValue={(chosen) => onValue(`${month}-${chosen}`)}
        />
        <Choose
          aria-label={t("shopSettings.giftSeason.month", { end: label })}
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
  const categories = data?.categories ?? [];
  const chosen = categories.find(({ id }) => id === season.category_id);
  return (
    <SettingGroup name="gift_season" label={t("shopSettings.sections.giftSeason")} problem={problem}>
      <SelectField
        label={t("shopSettings.giftSeason.category")}
        options={[{ id: none, name: t("shopSettings.giftSeason.none") }, ...categories]}
        value={chosen?.id ?? none}
        onValue={(id) => onSeason({ ...season, category_id: id === none ? null : id })}
      />
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
    </SettingGroup>
  );
}
