import type { ReactNode } from "react";

interface PriceProps {
  /** Formatted, for example "ab 12,50 €". */
  price: ReactNode;
  /** Formatted price per kilogram; the law wants it near the price. */
  perKg?: ReactNode;
  /** VAT and shipping note. */
  note?: ReactNode;
  size?: "md" | "lg";
}

/** A price with what belongs beside it: price per kilogram, VAT and shipping note. */
export function Price({ price, perKg, note, size = "md" }: PriceProps) {
  return (
    <p>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className={`figures font-display ${size === "lg" ? "text-3xl leading-tight" : "text-lg"}`}>
          {price}
        </span>
        {perKg && <span className="figures text-sm text-chestnut">{perKg}</span>}
      </span>
      {note && <span className="block text-sm text-chestnut">{note}</span>}
    </p>
  );
}
