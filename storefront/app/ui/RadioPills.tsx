import { useId, type ReactNode } from "react";

export interface Pill {
  value: string;
  label: ReactNode;
  /** A second, quieter line, for example the price. */
  note?: ReactNode;
  disabled?: boolean;
}

interface RadioPillsProps {
  legend: ReactNode;
  name: string;
  pills: readonly Pill[];
  /** Given: the caller keeps the choice. */
  value?: string | undefined;
  /** The choice at the beginning, where the form keeps it itself. */
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
}

/** One of a few: radio buttons that look like pills; arrow keys and forms work as ever. */
export function RadioPills({ legend, name, pills, value, defaultValue, onChange }: RadioPillsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2">{legend}</legend>
      <div className="flex flex-wrap gap-2.5">
        {pills.map((pill) => (
          <div key={pill.value} className="relative">
            <input
              type="radio"
              id={`${id}-${pill.value}`}
              name={name}
              value={pill.value}
              disabled={pill.disabled}
              {...(value === undefined
                ? { defaultChecked: pill.value === defaultValue }
                : { checked: pill.value === value })}
              onChange={() => onChange?.(pill.value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-sm disabled:cursor-not-allowed"
            />
            <label
              htmlFor={`${id}-${pill.value}`}
              className="pointer-events-none relative flex min-h-12 min-w-20 flex-col items-center justify-center rounded-sm border border-edge px-4 py-1.5 leading-snug peer-checked:border-myrtle peer-checked:bg-myrtle peer-checked:text-wafer peer-disabled:border-dashed peer-disabled:text-chestnut forced-colors:peer-checked:outline-2"
            >
              <span>{pill.label}</span>
              {pill.note && <span className="figures text-sm">{pill.note}</span>}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
