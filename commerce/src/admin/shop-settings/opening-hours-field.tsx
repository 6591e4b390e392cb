import { Plus, Trash } from "@medusajs/icons";
import { Button, IconButton, Input, Select, Text } from "@medusajs/ui";
import type { OpenDays } from "@su-turrone/contract/opening-hours";
import { maxOpeningSpans } from "../../modules/shop-settings/setting-types";
import { useTranslation } from "react-i18next";
import { useFormats } from "../lib/use-formats";
import { described, fieldId, FieldNotes } from "./setting-field";

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

const defaultHours: OpenDays = { first: 0, last: 4, from: "09:00", to: "17:00" };

interface DayProps {
  label: string;
  day: number;
  onDay: (day: number) => void;
}

function DayField({ label, day, onDay }: DayProps) {
  const { weekday: nameOfDay } = useFormats();
  return (
    <div className="min-w-32 flex-1 sm:flex-none">
      <Select value={String(day)} onValueChange={(value) => onDay(Number(value))}>
        <Select.Trigger aria-label={label}>
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {weekdays.map((weekday) => (
            <Select.Item key={weekday} value={String(weekday)}>
              {nameOfDay(weekday)}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  );
}

interface TimeProps {
  label: string;
  time: string;
  onTime: (time: string) => void;
}

function TimeField({ label, time, onTime }: TimeProps) {
  return (
    <Input
      type="time"
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
  const change = (index: number, part: Partial<OpenDays>) =>
    onHours(hours.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <div
      className="flex flex-col gap-y-3"
      role="group"
      id={fieldId("opening_hours")}
      tabIndex={-1}
      aria-label={t("shopSettings.sections.hours")}
      aria-describedby={described("opening_hours", undefined, problem)["aria-describedby"]}
    >
      {hours.length === 0 && <Text size="small">{t("shopSettings.byAppointment")}</Text>}
      {hours.map((row, index) => {
        const number = index + 1;
        return (
          <div
            key={index}
            className="flex flex-wrap items-center gap-2 border-b pb-3 last-of-type:border-b-0"
          >
            <DayField
              label={t("shopSettings.hours.first", { number })}
              day={row.first}
              onDay={(first) => change(index, { first, last: Math.max(first, row.last) })}
            />
            <span aria-hidden>–</span>
            <DayField
              label={t("shopSettings.hours.last", { number })}
              day={row.last}
              onDay={(last) => change(index, { last })}
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
      <FieldNotes name="opening_hours" problem={problem} />
      {hours.length < maxOpeningSpans && (
        <div>
          <Button
            type="button"
            size="small"
            variant="secondary"
            onClick={() => onHours([...hours, { ...defaultHours }])}
          >
            <Plus />
            {t("shopSettings.hours.add")}
          </Button>
        </div>
      )}
    </div>
  );
}
