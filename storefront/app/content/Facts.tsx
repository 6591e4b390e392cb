import { countryCodes } from "@su-turrone/contract/country-codes";
import { dayRange, shortMoney } from "@su-turrone/contract/formats";
import type { Cents } from "@su-turrone/contract/money";
import type { ReactNode } from "react";
import { useLanguage } from "~/i18n/react";
import { useRootData } from "~/layout/use-root-data";
import { CraftStrip, usePage } from "./OwnContent";

/** The steps of production, as the home page tells them. */
export function HomeCraft() {
  const { words, pictures } = usePage("home");
  return (
    <CraftStrip
      step={(step) => ({
        picture: pictures[`craft.steps.${step}.picture`],
        name: words(`craft.steps.${step}.name`),
        text: words(`craft.steps.${step}.text`),
      })}
    />
  );
}

const facts = ["returns", "support"] as const;

function Fact({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <li className="border-t border-chestnut/30 pt-4">
      <p className="font-display text-3xl leading-none">{figure}</p>
      <p className="mt-3 max-w-60 text-chestnut">{children}</p>
    </li>
  );
}

/** Advantages for buyers (spec §9) as figures. @param freeFrom null if unknown at the moment */
export function Facts({ freeFrom }: { freeFrom: Cents | null }) {
  const { words } = usePage("home");
  const language = useLanguage();
  const terms = useRootData()?.delivery;
  return (
    <ul className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-4">
      {freeFrom !== null && <Fact figure={shortMoney(freeFrom, language)}>{words("facts.free.text")}</Fact>}
      {terms && (
        <Fact figure={dayRange(terms)}>{words("facts.days.text", { countries: countryCodes.length })}</Fact>
      )}
      {facts.map((fact) => (
        <Fact key={fact} figure={words(`facts.${fact}.figure`)}>
          {words(`facts.${fact}.text`)}
        </Fact>
      ))}
    </ul>
  );
}
