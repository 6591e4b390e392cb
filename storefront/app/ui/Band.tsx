import type { Band } from "@su-turrone/contract/bands";
import { brandName, labelLine } from "@su-turrone/contract/brand";
import type { ReactNode } from "react";

/** The strip of the nine bands, the shop's signature. */
export const BandStrip = () => <div aria-hidden="true" className="band-strip" />;

interface BandsProps {
  /** Those of a box are those of what lies in it. Without any, it is in the colour of the house. */
  bands: readonly Band[];
  className: string;
}

/** The bands of a product beside one another, and the style sheets of those in a colour of the owner's. */
export const Bands = ({ bands, className }: BandsProps) => (
  <div aria-hidden="true" className={`band flex ${className}`}>
    {bands.map((band) => (
      <span key={band} data-band={band} className="band grow">
        {band.startsWith("#") && <link rel="stylesheet" href={`/band/${band.slice(1).toLowerCase()}.css`} />}
      </span>
    ))}
  </div>
);

interface LabelProps {
  /** What is in the package, or the number of an order: the large line. */
  children: ReactNode;
  className?: string;
}

/** The label of the packaging, a double rule in the colour of the surrounding band. */
export const Label = ({ children, className = "" }: LabelProps) => (
  <div className={`label-paper text-center ${className}`}>
    <div className="flex flex-col items-center gap-0.5 px-1 py-2 sm:px-3">
      <span aria-hidden="true" className="capitals">
        {brandName}
      </span>
      {children}
      <span aria-hidden="true" className="capitals tracking-[0.1em]">
        {labelLine}
      </span>
    </div>
  </div>
);

/** The label with the name of the house as its large line: the word mark. */
export const WordMark = () => (
  <span className="word-mark label-paper">
    <span>
      <span lang="sc">{brandName}</span>
      <span aria-hidden="true" className="capitals">
        {labelLine}
      </span>
    </span>
  </span>
);

/** Crumbs beside an empty package, where there is nothing to show. */
export const Crumbs = ({ className }: { className: string }) => (
  <img src="/drawings/crumbs.svg" alt="" width="480" height="270" className={`h-auto ${className}`} />
);
