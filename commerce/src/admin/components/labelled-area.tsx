import { Textarea } from "@medusajs/ui";
import type { ComponentProps } from "react";
import { FieldFrame, type FieldNotes } from "./field-frame";

interface Props extends FieldNotes, Omit<ComponentProps<typeof Textarea>, "id" | "value" | "onChange"> {
  value: string;
  onValue: (value: string) => void;
}

/** A field for a longer text: label, field, hint, and what is wrong with it. */
export const LabelledArea = ({ label, hint, problem, value, onValue, ...area }: Props) => (
  <FieldFrame label={label} hint={hint} problem={problem}>
    {(ties) => (
      <Textarea {...area} {...ties} value={value} onChange={(event) => onValue(event.target.value)} />
    )}
  </FieldFrame>
);
