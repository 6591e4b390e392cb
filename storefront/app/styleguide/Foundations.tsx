import type { ReactNode } from "react";
import { bandNames } from "@su-turrone/contract/bands";
import { Bands, BandStrip, Label, WordMark } from "~/ui/Band";
import * as icons from "~/ui/icons";

export const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-12">
    <h2 className="text-2xl">{title}</h2>
    <div className="mt-6 grid gap-8 sm:grid-cols-2">{children}</div>
  </section>
);

export const Sample = ({ state, children }: { state: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="mb-2 text-sm text-chestnut">{state}</h3>
    {children}
  </div>
);

// full class names, because Tailwind only generates classes it finds in the source
const backgrounds = [
  ["wafer", "bg-wafer text-almond"],
  ["linen", "bg-linen text-almond"],
  ["sand", "bg-sand text-almond"],
  ["band", "bg-band text-on-band"],
  ["almond", "bg-almond text-wafer"],
] as const;

const textColours = [
  ["almond", "text-almond"],
  ["chestnut", "text-chestnut"],
  ["ink", "text-ink"],
  ["leaf", "text-leaf"],
  ["pomegranate", "text-pomegranate"],
] as const;

const sizes = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl", "text-3xl"] as const;

export const Foundations = () => (
  <Chapter title="Foundations">
    <Sample state="Backgrounds with their text colours">
      {backgrounds.map(([name, className]) => (
        <p key={name} className={`px-3 py-2 ${className}`}>
          {name}
        </p>
      ))}
    </Sample>
    <Sample state="Text">
      {textColours.map(([name, className]) => (
        <p key={name} className={className}>
          {name}
        </p>
      ))}
    </Sample>
    <Sample state="Sizes">
      {sizes.map((size) => (
        <p key={size} className={`font-display ${size}`}>
          {size}
        </p>
      ))}
    </Sample>
    <Sample state="Strip, word mark and label">
      <BandStrip />
      <WordMark />
      <Bands bands={bandNames} className="mt-4 h-8" />
      <div data-band="mirto" className="mx-auto w-56">
        <Label>
          <span className="font-display text-lg">Torrone al mirto</span>
        </Label>
      </div>
    </Sample>
    <Sample state="Icons">
      <ul className="flex flex-wrap gap-4">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="text-xs text-chestnut">
            <Icon className="size-6" />
            {name}
          </li>
        ))}
      </ul>
    </Sample>
  </Chapter>
);
