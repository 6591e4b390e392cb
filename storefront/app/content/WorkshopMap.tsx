import { MarkItalian } from "~/i18n/MarkItalian";
import { useT } from "~/i18n/react";
import { usePage } from "./use-page";
import { coast, mapLink, mapSize, toMapPoint, towns, workshop } from "./sardinia";

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
