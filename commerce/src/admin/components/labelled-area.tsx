import { Textarea } from "@medusajs/ui";
import type { ComponentProps } from "react";
import { FieldFrame, type FieldNotes } from "./field-frame";

interface Props extends FieldNotes, Omit<ComponentProps<typeof Textarea>, "id" | "value" | "onChange"> {
  value: string;
  onValue: (value: string) => void;
}

/** A multi-line text field with label, hint and error message. */
export const LabelledArea = ({ label, hint, problem, value, onValue, ...area }: Props) => (
  <FieldFrame label={label} hint={hint} problem={problem}>
    {(ties) => (
      <Textarea {...area} {...ties} value={value} onChange={(event) => onValue(event.target.value)} />
    )}
  </FieldFrame>
);
