import { Input, Label, Text } from "@medusajs/ui";
import type { ComponentProps, ReactNode } from "react";
import { Hint } from "../components/page-parts";

/** Element id of a setting's field, used to focus fields with errors. */
export const fieldId = (name: string): string => `setting-${name}`;

const problemId = (name: string): string => `${fieldId(name)}-problem`;
const hintId = (name: string): string => `${fieldId(name)}-hint`;

export const described = (name: string, hint: string | undefined, problem: string | undefined) => ({
  "aria-invalid": problem !== undefined,
  "aria-describedby":
    [problem ? problemId(name) : "", hint ? hintId(name) : ""].filter(Boolean).join(" ") || undefined,
});

interface NotesProps {
  name: string;
  hint?: string | undefined;
  problem?: string | undefined;
}

export const FieldNotes = ({ name, hint, problem }: NotesProps) => (
  <>
    {hint && <Hint id={hintId(name)}>{hint}</Hint>}
    {problem && (
      <Hint isProblem id={problemId(name)}>
        {problem}
      </Hint>
    )}
  </>
);

interface GroupProps extends NotesProps {
  /** Accessible name, not visible. */
  label: string;
  children: ReactNode;
}

/** A setting with several fields, which is focused as a whole if it has an error. */
export const SettingGroup = ({ name, label, problem, children }: GroupProps) => (
  <div
    className="flex flex-col gap-y-4"
    role="group"
    id={fieldId(name)}
    tabIndex={-1}
    aria-label={label}
    aria-describedby={described(name, undefined, problem)["aria-describedby"]}
  >
    {children}
    <FieldNotes name={name} problem={problem} />
  </div>
);

interface Props extends NotesProps, Omit<ComponentProps<typeof Input>, "name" | "value" | "size"> {
  label: string;
  unit?: ReactNode;
  value: string;
  onValue: (value: string) => void;
}

export function SettingField({ name, label, hint, problem, unit, value, onValue, ...input }: Props) {
  return (
    <div className="flex flex-col gap-y-1">
      <Label size="small" htmlFor={fieldId(name)}>
        {label}
      </Label>
      <div className="flex items-center gap-x-2">
        <div className={unit ? "w-28" : "grow"}>
          <Input
            size="small"
            autoComplete="off"
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
