import { Picture } from "~/ui/Picture";
import { usePage } from "./use-page";

const steps = ["1", "2", "3", "4"] as const;

/** The four steps of production (spec §1) as a strip of pictures. */
export function CraftStrip() {
  const { words, pictures } = usePage("home");
  return (
    <ol className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
      {steps.map((step) => (
        <li key={step}>
          <Picture
            {...pictures[`craft.steps.${step}.picture`]}
            sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 45vw"
            className="aspect-square rounded-sm object-cover lg:aspect-4/5"
          />
          <h3 className="mt-4 flex items-baseline gap-2.5 text-lg">
            <span aria-hidden="true" className="text-chestnut">
              {step}
            </span>
            {words(`craft.steps.${step}.name`)}
          </h3>
          <p className="mt-1.5 text-sm text-chestnut sm:text-base">{words(`craft.steps.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
