import { countryCodes } from "@su-turrone/contract/country-codes";
import { dayRange, shortMoney } from "@su-turrone/contract/formats";
import type { Cents } from "@su-turrone/contract/money";
import type { ReactNode } from "react";
import { useLanguage } from "~/i18n/react";
import { useRootData } from "~/layout/use-root-data";
import { Picture } from "~/ui/Picture";
import { usePage } from "./OwnContent";

const steps = ["1", "2", "3", "4"] as const;

/** The four steps of production (spec §1) as one strip of pictures without gaps. */
export function CraftStrip() {
  const { words, pictures } = usePage("home");
  return (
    <ol className="grid grid-cols-2 gap-y-8 lg:grid-cols-4">
      {steps.map((step) => (
        <li key={step}>
          <Picture
            {...pictures[`craft.steps.${step}.picture`]}
            sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 45vw"
            className="aspect-square object-cover lg:aspect-4/5"
          />
          <h3 className="mt-4 flex items-baseline gap-2.5 pr-4 text-lg">
            <span aria-hidden="true" className="text-chestnut">
              {step}
            </span>
            {words(`craft.steps.${step}.name`)}
          </h3>
          <p className="mt-1.5 pr-4 text-sm text-chestnut sm:pr-6 sm:text-base">
            {words(`craft.steps.${step}.text`)}
          </p>
        </li>
      ))}
    </ol>
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
