import { Label, Text } from "@medusajs/ui";
import { useId, type ReactNode } from "react";

/** Texts around a field. */
export interface FieldNotes {
  label: string;
  hint?: string | undefined;
  /** Error message. */
  problem?: string | undefined;
}

/** Attributes that associate a field with its label and notes. */
interface FieldTies {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface Props extends FieldNotes {
  /** The field itself. */
  children: (ties: FieldTies) => ReactNode;
}

/** Label, field, error message and hint. */
export function FieldFrame({ label, hint, problem, children }: Props) {
  const id = useId();
  const notes = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="flex min-w-0 flex-col gap-y-1">
      <Label size="small" htmlFor={id}>
        {label}
      </Label>
      {children({ id, "aria-invalid": problem !== undefined, "aria-describedby": notes || undefined })}
      {problem && (
        <Text size="small" role="alert" className="text-ui-fg-error" id={`${id}-problem`}>
          {problem}
        </Text>
      )}
      {hint && (
        <Text size="small" className="text-ui-fg-subtle" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </div>
  );
}
