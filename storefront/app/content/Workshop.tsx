import { weekday } from "@su-turrone/contract/formats";
import type { OpenDays } from "@su-turrone/contract/opening-hours";
import type { Language } from "~/i18n/languages";
import { MarkItalian } from "~/i18n/MarkItalian";
import { useLanguage, useT } from "~/i18n/react";
import { usePage } from "./OwnContent";

/**
 * Coastline of Sardinia, drawn by hand from the coordinates of its capes, so that no map server is needed. East is
 * right; a degree of longitude is 153.2 units wide and one of latitude 200 units high, which is to scale at 40° north.
 */
const coast =
  "M174.6 22 188.4 18 211.4 34 232.9 40 239 58 254.3 72 234.4 84 246.7 90 265 102 257.4 116 269.6 144 280.4 164 263.5 196 251.2 216 254.3 236 266.6 254 258.9 270 262 282 254.3 304 257.4 326 254.3 356 251.2 382 249.7 412 237.5 430 232.9 450 209.9 436 191.5 426 179.2 434 168.5 428 157.8 446 157.8 474 144 488 128.7 494 110.3 484 99.6 498 91.9 480 82.7 458 70.5 476 56.7 448 59.7 426 62.8 404 58.2 380 65.9 360 76.6 332 68.9 316 84.3 312 85.8 292 72 288 65.9 296 61.3 278 59.7 262 73.5 248 72 212 58.2 200 55.2 176 47.5 158 33.7 152 24.5 156 27.6 138 19.9 122 29.1 100 30.6 76 42.9 96 61.3 102 84.3 98 108.8 86 124.1 78 133.3 66 160.9 44Z";

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
  { name: "Cagliari", latitude: 39.22, longitude: 9.12, side: "left" },
] as const;

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
        <path d={coast} className="fill-linen stroke-chestnut" strokeWidth="2.5" strokeLinejoin="round" />
        <g aria-hidden="true" className="fill-chestnut text-[1.35rem]">
          {towns.map(({ name, latitude, longitude, side }) => {
            const { x, y } = toMapPoint(latitude, longitude);
            return (
              <g key={name}>
                <circle cx={x} cy={y} r="3.5" />
                <text
                  x={side === "left" ? x - 9 : x + 9}
                  y={y + 6}
                  textAnchor={side === "left" ? "end" : "start"}
                >
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
            className="fill-honey stroke-almond"
            strokeWidth="2.5"
          />
          {/* to its left, because on its right the name would overlap the sea */}
          <text
            x={workshopPoint.x - 15}
            y={workshopPoint.y + 5}
            textAnchor="end"
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

/** One line per range of days. */
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
