import { Input, Label, Text } from "@medusajs/ui";
import type { ComponentProps, ReactNode } from "react";

/** Element id of a setting's field, used to focus fields with errors. */
export const fieldId = (name: string): string => `setting-${name}`;

const problemId = (name: string): string => `${fieldId(name)}-problem`;
const hintId = (name: string): string => `${fieldId(name)}-hint`;

/** ARIA attributes of a field. */
export const described = (name: string, hint: string | undefined, problem: string | undefined) => ({
  "aria-invalid": problem !== undefined,
  "aria-describedby":
    [problem ? problemId(name) : "", hint ? hintId(name) : ""].filter(Boolean).join(" ") || undefined,
});

/** Hint and error message below a field or a group of fields. */
export function FieldNotes({
  name,
  hint,
  problem,
}: {
  name: string;
  hint?: string | undefined;
  problem?: string | undefined;
}) {
  return (
    <>
      {hint && (
        <Text size="small" className="text-ui-fg-subtle" id={hintId(name)}>
          {hint}
        </Text>
      )}
      {problem && (
        <Text size="small" className="text-ui-fg-error" id={problemId(name)}>
          {problem}
        </Text>
      )}
    </>
  );
}

interface Props extends Omit<ComponentProps<typeof Input>, "name" | "value" | "onChange" | "size"> {
  name: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** Unit shown after the field. */
  unit?: ReactNode;
  value: string;
  onValue: (value: string) => void;
}

/** A single-line setting: label, field, hint and error message. */
export function SettingField({ name, label, hint, problem, unit, value, onValue, ...input }: Props) {
  return (
    <div className="flex flex-col gap-y-1">
      <Label size="small" htmlFor={fieldId(name)}>
        {label}
      </Label>
      <div className="flex items-center gap-x-2">
        <div className={unit ? "w-28" : "grow"}>
          <Input
            {...input}
            id={fieldId(name)}
            value={value}
            onChange={(event) => onValue(event.target.value)}
            {...described(name, hint, problem)}
          />
        </div>
        {unit && <Text size="small">{unit}</Text>}
      </div>
      <FieldNotes name={name} hint={hint} problem={problem} />
    </div>
  );
}
