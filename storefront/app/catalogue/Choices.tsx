import type { ReactNode } from "react";
import { useT } from "~/i18n/react";

interface Choice {
  value: string;
  label: string;
  /** Number of products it would list. */
  count: number;
  chosen: boolean;
}

/** Checkboxes with the same name, each with the number of products it would list. */
export function Choices({
  name,
  legend,
  hint,
  choices,
}: {
  name: string;
  legend: string;
  /** Criterion the values are based on. */
  hint?: ReactNode;
  choices: readonly Choice[];
}) {
  const t = useT("list");
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend className={hint ? "" : "mb-2"}>{legend}</legend>
      {hint && <p className="text-sm text-chestnut">{hint}</p>}
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ value, label, count, chosen }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen}
              className="size-5 shrink-0 accent-myrtle"
            />
            <span className="whitespace-nowrap">
              {label}
              <span aria-hidden="true" className="figures text-sm text-chestnut">
                {" "}
                ({count})
              </span>
              <span className="sr-only">, {t("count", { count })}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
