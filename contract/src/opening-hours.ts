/** Weekdays in schema.org format (openingHours), starting on Monday. */
const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

const shape =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** Opening hours for a range of weekdays (0 is Monday), from and to as "09:00". */
export interface OpenDays {
  first: number;
  last: number;
  from: string;
  to: string;
}

const dayOf = (name: string): number => days.findIndex((day) => day === name);

/** Parses "Mo-Fr 09:00-17:00"; null if the line is invalid or a range is reversed. */
function readLine(line: string): OpenDays | null {
  const [, first = "", last = first, hour, minute, untilHour, untilMinute] = shape.exec(line) ?? [];
  if (first === "") return null;
  const found = {
    first: dayOf(first),
    last: dayOf(last),
    from: `${hour}:${minute}`,
    to: `${untilHour}:${untilMinute}`,
  };
  return found.last >= found.first && found.to > found.from ? found : null;
}

/** Parses "Mo-Fr 09:00-17:00, Sa 09:00-12:00"; null if any part is invalid. */
export function readOpeningHours(text: string): OpenDays[] | null {
  const lines = text
    .split(",")
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readLine);
  const validLines = lines.filter((line) => line !== null);
  return validLines.length === lines.length ? validLines : null;
}

/** Opening hours in schema.org format. */
export const schemaHours = ({ first, last, from, to }: OpenDays): string =>
  `${days[first] ?? ""}${last > first ? `-${days[last] ?? ""}` : ""} ${from}-${to}`;
