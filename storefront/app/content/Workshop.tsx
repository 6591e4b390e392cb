import { weekday } from "@su-turrone/contract/formats";
import type { OpenDays } from "@su-turrone/contract/opening-hours";
import type { Language } from "~/i18n/languages";
import { MarkItalian } from "~/i18n/MarkItalian";
import { useLanguage, useT } from "~/i18n/react";
import { usePage } from "./OwnContent";

/**
 * Coastline of Sardinia, simplified from Natural Earth 1:10m (public domain), so that no map server is needed. East is
 * right; a degree of longitude is 153.2 units wide and one of latitude 200 units high, which is to scale at 40° north.
 */
const coast =
  "M275 159l5 5-4 15-8 15-6 3-6 11-4 3-3 6 0 12 4 12 2 3 4 2 3 5 3 2-6 18-1 7 2 5 2-1 1 1 0 2-3 1-2 7 1 3-1 0 0 1 2 2-3 7-1 10 1 13-4 11 1 11-1 6-4 13 3 3-1 7-4 10-2 12 1 3 5 4 0 2-5 1-4 5-2 5 1 5-1 3 2 3-2 7-7 5 0 4-2-1 1-3-3-2-2 0-6 2-1-2-4-2-11-11-4-2-3-2-1 1-2-1-8-2-4 2-4 7-5-2-9-11-2 1-4-3-4-1 2 2-1 3 3 2 6 0 1 1 0 2-9 10-1 4 0 4 1 8 1 3 2 2-4 13 1 0-1 1-2-1-17 19-3 0-3 4-2 0-6-5 0 4-5-7-8-2-8 4-2 4 1 4-3 1-1-1 1-4-1-1-5-1 2-4 0-6-2-3-3 1-3-19-3 1-6-2 3-5-3-1-3 2-3-8-1-1-2 1-1-2 0-7-3-2-1 0 1 2-2-1-1-6-3-2-1-3 1-3 7-9 1-3-2-5 0-3-5-4-1-4 3-5 1-4-3-9 8-11 4-10-1-2 1-3-2-12-1-19 1-2 3 2 7 11 3 1 5-1-10-4 0-4 6-9-1 0-2 4 3-5 2-6 0-7-2-5-3-4-4-2-5-1-4 3 1 1 0-1 3 0-3 3-1 5-1-1 1-2-3-3-3-3-1-2 1-4-1-11 2-4 0-2-2-3-2 1 0-1 3-3 5 0 6-2 3-6 0-3-4-12-1-10 3-10 0-5-2-5-4-3-3-3-2 2-3-3 1-18-4-11-5-3-3-14-3-3-4 0-8 5-3-2 3-7-4-1-3 7-1 4-2-2-1-10 5-3 1-3 1-5 1-2-3-1-5-6-1-1 12-30-1-7-5-3 1-3 3-6 1 0 1 2 2 1 1 1-1 9 8 9 5 3 17 2 8 3 7 0 12-5 5-6 1-3 11-5 6 0 2 1 9-6 10-14-1-2 6-2 3-5 6-4 4-8 3-2 12-2 5-4 1 1 3-6 0-8 1-3 10-5 0 2 2 2 2-1 1 3 0 7 2 1-1-2 1-3 1 0 0 5 4-1 3 2 1-4 8 6 0-2 5 2-2 4 1 1 4 4 0 9 3-6 1-1-2-3 2-1 6 1 2-2 2 2-2 1 4 3 2-1 1 1 0 5-3 4-1-3-4 15 3 0-2-3 3-1 2 0 0 5 1-1 2 1 2-2 5 0 7 3-2 3-7-3-3 2-3 9 1 3-9 0 0 1-1 1 1 2 4-1 5 3 7-4 4 1-2 3-3 1 0 1 7 4 0 2 1 1 3-1 1 2 5 2-5 2-1 1 1 4-2-1-3 1 0 2 2 2 0-2 1 2 4 6 2 7 4 9 3 19 3 1zM70 455l1 2 3-2 0 1-4 4 1 2-4 14-2 2-3-1-1-3-5-10-2-6 0-6-1 0 0-2 2-4 4 3 9 0zM42 59l-4 2 0 10-6 0 3-9 7-6 1-7 3 0 4-4 1 4 2 2 0 4-2 2zM219 25l1 2-6 1-3-1-1-3 4-3 0-2 4-1zM226 23l1 4-2 9-3-3-2 0 2-4-1-3 3-4zM47 431l0 18-5 1-3-1 0-3 0-1-4-4-1-2 1-3 3-2z";

const mapSize = { width: 300, height: 510 } as const;

/** Location of the workshop (WGS 84). */
export const workshop = { latitude: 40.024, longitude: 9.172 } as const;

const toMapPoint = (latitude: number, longitude: number): { x: number; y: number } => ({
  x: (longitude - 8) * 153.2,
  y: (41.35 - latitude) * 200,
});

/** Towns shown for orientation, in local spelling. */
const towns = [
  { name: "Olbia", latitude: 40.92, longitude: 9.5, side: "left" },
  { name: "Sassari", latitude: 40.73, longitude: 8.56, side: "right" },
  { name: "Nuoro", latitude: 40.32, longitude: 9.33, side: "left" },
  { name: "Oristano", latitude: 39.9, longitude: 8.59, side: "right" },
  { name: "Cagliari", latitude: 39.22, longitude: 9.12, side: "above" },
] as const;

/** Where the name stands from its point. */
const namePlaces = {
  left: { x: -9, y: 6, anchor: "end" },
  right: { x: 9, y: 6, anchor: "start" },
  above: { x: 0, y: -12, anchor: "middle" },
} as const;

/** The same location on an interactive map; only a link, nothing is loaded from there. */
export const mapLink = `https://www.openstreetmap.org/?mlat=${workshop.latitude}&mlon=${workshop.longitude}#map=12/${workshop.latitude}/${workshop.longitude}`;

/** Location of the workshop on the island, drawn as an SVG, so that no map service learns about the visitor. */
export function WorkshopMap() {
  const t = useT("contact");
  const { words } = usePage("contact");
  const workshopPoint = toMapPoint(workshop.latitude, workshop.longitude);
  return (
    <figure className="grid items-end gap-6 sm:grid-cols-[minmax(0,13rem)_1fr]">
      <svg
        role="img"
        aria-label={t("map.alt")}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className="h-auto w-full max-w-52"
      >
        <path d={coast} className="fill-linen stroke-chestnut" strokeWidth="2" strokeLinejoin="round" />
        <g aria-hidden="true" className="fill-chestnut text-[1.35rem]">
          {towns.map(({ name, latitude, longitude, side }) => {
            const { x, y } = toMapPoint(latitude, longitude);
            const place = namePlaces[side];
            return (
              <g key={name}>
                <circle cx={x} cy={y} r="3.5" />
                <text x={x + place.x} y={y + place.y} textAnchor={place.anchor}>
                  {name}
                </text>
              </g>
            );
          })}
        </g>
        <g aria-hidden="true">
          <circle
            cx={workshopPoint.x}
            cy={workshopPoint.y}
            r="9"
            className="fill-band stroke-paper"
            strokeWidth="2.5"
          />
          <text
            x={workshopPoint.x}
            y={workshopPoint.y - 16}
            textAnchor="middle"
            className="fill-almond font-display text-[1.6rem]"
          >
            Tonara
          </text>
        </g>
      </svg>
      <figcaption className="pb-2 text-chestnut">
        <p>
          <MarkItalian text={words("map.text")} />
        </p>
        <a href={mapLink} rel="noreferrer" className="link mt-2 inline-block py-1.5">
          {t("map.link")}
        </a>
      </figcaption>
    </figure>
  );
}

/** Names of a range of days: "Montag–Freitag". */
export const dayNames = ({ first, last }: OpenDays, language: Language): string =>
  last > first ? `${weekday(first, language)}–${weekday(last, language)}` : weekday(first, language);

export function OpeningHours({ opening }: { opening: readonly OpenDays[] }) {
  const t = useT("contact");
  const language = useLanguage();
  if (opening.length === 0) return t("opening.appointment");
  return (
    <ul className="figures">
      {opening.map((days) => (
        <li key={`${days.first} ${days.from}`} className="flex flex-wrap gap-x-4">
          <span>{dayNames(days, language)}</span>
          <span>{t("opening.hours", { from: days.from, to: days.to })}</span>
        </li>
      ))}
    </ul>
  );
}
