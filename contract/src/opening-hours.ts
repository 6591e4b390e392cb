/** Days as schema.org writes them (openingHours), the week beginning on Monday. */
const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

const shape =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** When the workshop is open: a run of days, 0 for Monday, and from when to when ("09:00"). */
export interface OpenDays {
  first: number;
  last: number;
  from: string;
  to: string;
}

const dayOf = (name: string): number => days.findIndex((day) => day === name);

/** "Mo-Fr 09:00-17:00"; null for what is no such line, or would be open backwards. */
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

/** "Mo-Fr 09:00-17:00, Sa 09:00-12:00"; null where one of the lines cannot be read. */
export function readOpeningHours(text: string): OpenDays[] | null {
  const lines = text
    .split(",")
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readLine);
  const good = lines.filter((line) => line !== null);
  return good.length === lines.length ? good : null;
}

/** As schema.org writes it. */
export const schemaHours = ({ first, last, from, to }: OpenDays): string =>
  `${days[first] ?? ""}${last > first ? `-${days[last] ?? ""}` : ""} ${from}-${to}`;
