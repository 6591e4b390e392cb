import { money, weight } from "@su-turrone/contract/formats";
import { UnitPrice } from "~/catalogue/PriceNote";
import type { CartLine } from "~/commerce/types";
import { useLanguage, useT } from "~/i18n/react";
import { Bands } from "~/ui/Band";
import { Picture } from "~/ui/Picture";

/** Small picture of a line with an edge in its band; decorative, because the name is next to it. */
export function LinePicture({ line }: { line: CartLine }) {
  return (
    <div className="relative aspect-square overflow-hidden rounded-sm bg-sand">
      <Bands bands={line.band ? [line.band] : []} className="absolute inset-y-0 left-0 w-1 print:hidden" />
      {line.picture && (
        <Picture {...line.picture} alt="" sizes="7rem" className="aspect-square h-full object-cover" />
      )}
    </div>
  );
}

/** Read-only lines with everything §312j(2) BGB requires above the order button. */
export function OrderLines({ lines }: { lines: readonly CartLine[] }) {
  const t = useT("cart");
  const language = useLanguage();
  return (
    <ul className="divide-y divide-chestnut/15">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 py-4 max-[22rem]:grid-cols-[3.5rem_minmax(0,1fr)] sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:gap-x-4"
        >
          <LinePicture line={line} />
          <div>
            <p className="hyphens-auto">
              {line.name}, <span className="figures whitespace-nowrap">{weight(line.grams, language)}</span>
            </p>
            <p className="figures flex flex-wrap items-baseline gap-x-3 text-sm text-chestnut">
              <span>
                {t("line.pieces", { number: line.quantity, price: money(line.unit_cents, language) })}
              </span>
              <UnitPrice perKg={line.pricePerKg} />
            </p>
          </div>
          <p className="figures text-right max-[22rem]:col-start-2">
            <span className="sr-only">{t("line.total")}: </span>
            {money(line.total, language)}
          </p>
        </li>
      ))}
    </ul>
  );
}
