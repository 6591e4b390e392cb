import { Input } from "@medusajs/ui";
import type { ComponentProps } from "react";
import { FieldFrame, type FieldNotes } from "./field-frame";

interface Props extends FieldNotes, Omit<ComponentProps<typeof Input>, "id" | "value" | "onChange" | "size"> {
  value: string;
  onValue: (value: string) => void;
}

/** A form field with label, hint and error message. */
export const LabelledField = ({ label, hint, problem, value, onValue, ...input }: Props) => (
  <FieldFrame label={label} hint={hint} problem={problem}>
    {(ties) => (
      <Input
        autoComplete="off"
        {...input}
        {...ties}
        size="small"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </FieldFrame>
);
