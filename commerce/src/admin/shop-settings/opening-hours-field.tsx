import { Plus, Trash } from "@medusajs/icons";
import { IconButton, Input, Text } from "@medusajs/ui";
import type { OpenDays } from "@su-turrone/contract/opening-hours";
import { maxOpeningSpans } from "../../modules/shop-settings/setting-types";
import { useTranslation } from "react-i18next";
import { Choose } from "../components/fields";
import { ActionButton } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { SettingGroup } from "./setting-field";

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

const defaultHours: OpenDays = { first: 0, last: 4, from: "09:00", to: "17:00" };

interface TimeProps {
  label: string;
  time: string;
  onTime: (time: string) => void;
}

function TimeField({ label, time, onTime }: TimeProps) {
  return (
    <Input
      type="time"
      size="small"
      className="w-28"
      aria-label={label}
      value={time}
      onChange={(event) => onTime(event.target.value)}
    />
  );
}

interface Props {
  hours: readonly OpenDays[];
  problem: string | undefined;
  onHours: (hours: OpenDays[]) => void;
}

/** Opening hours of the workshop: one row per range of days; none means by appointment. */
export function OpeningHoursField({ hours, problem, onHours }: Props) {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  const days = weekdays.map((day) => ({ id: String(day), name: weekday(day) }));
  const change = (index: number, part: Partial<OpenDays>) =>
    onHours(hours.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <SettingGroup name="opening_hours" label={t("shopSettings.sections.hours")} problem={problem}>
      {hours.length === 0 && <Text size="small">{t("shopSettings.byAppointment")}</Text>}
      {hours.map((row, index) => {
        const number = index + 1;
        return (
          <div
            key={index}
            className="flex flex-wrap items-center gap-2 border-b pb-3 last-of-type:border-b-0"
          >
            <Choose
              aria-label={t("shopSettings.hours.first", { number })}
              className="min-w-32 flex-1 sm:w-auto sm:flex-none"
              value={String(row.first)}
              options={days}
              onValue={(day) => change(index, { first: Number(day), last: Math.max(Number(day), row.last) })}
            />
            <span aria-hidden>–</span>
            <Choose
              aria-label={t("shopSettings.hours.last", { number })}
              className="min-w-32 flex-1 sm:w-auto sm:flex-none"
              value={String(row.last)}
              options={days}
              onValue={(day) => change(index, { last: Number(day) })}
            />
            <TimeField
              label={t("shopSettings.hours.from", { number })}
              time={row.from}
              onTime={(from) => change(index, { from })}
            />
            <span aria-hidden>–</span>
            <TimeField
              label={t("shopSettings.hours.to", { number })}
              time={row.to}
              onTime={(to) => change(index, { to })}
            />
            <IconButton
              type="button"
              variant="transparent"
              aria-label={t("shopSettings.hours.remove", { number })}
              onClick={() => onHours(hours.filter((_, at) => at !== index))}
            >
              <Trash />
            </IconButton>
          </div>
        );
      })}
      {hours.length < maxOpeningSpans && (
        <div>
          <ActionButton onClick={() => onHours([...hours, { ...defaultHours }])}>
            <Plus />
            {t("shopSettings.hours.add")}
          </ActionButton>
        </div>
      )}
    </SettingGroup>
  );
}
