import { money } from "@su-turrone/contract/formats";
import { maxTypedCents } from "@su-turrone/contract/money";
import { useLanguage, useT } from "~/i18n/react";
import { Notice } from "~/ui/Notice";
import type { ListProblem } from "./list-query";
import { maxQueryLength } from "./SearchForm";

/** Messages about URL parameters that were corrected, and how. */
export function ListProblems({ problems }: { problems: readonly ListProblem[] }) {
  const t = useT("list");
  const language = useLanguage();
  const textOf = (problem: ListProblem): string => {
    switch (problem.kind) {
      case "noPrice":
        return t(`problem.${problem.field}`, { typed: problem.typed });
      case "tooHigh":
        return t(`problem.${problem.field}TooHigh`, {
          typed: problem.typed,
          highest: money(maxTypedCents, language),
        });
      case "crossed":
        return t("problem.crossed", {
          min: money(problem.min, language),
          max: money(problem.max, language),
        });
      case "tooLong":
        return t("problem.tooLong", { max: maxQueryLength });
    }
  };
  return (
    <div role="status" className="mt-5 grid gap-3 empty:hidden">
      {problems.map((problem) => (
        <Notice key={textOf(problem)}>{textOf(problem)}</Notice>
      ))}
    </div>
  );
}
