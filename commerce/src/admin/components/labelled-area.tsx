import { Label, Text, Textarea } from "@medusajs/ui";
import { useId, type ComponentProps } from "react";

interface Props extends Omit<ComponentProps<typeof Textarea>, "id" | "value" | "onChange"> {
  label: string;
  hint?: string | undefined;
  /** What is wrong with it. */
  problem?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

/** A field for a longer text: label, field, hint, and what is wrong with it. */
export function LabelledArea({ label, hint, problem, value, onValue, ...area }: Props) {
  const id = useId();
  const notes = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="flex min-w-0 flex-col gap-y-1">
      <Label size="small" htmlFor={id}>
        {label}
      </Label>
      <Textarea
        {...area}
        id={id}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={notes || undefined}
        onChange={(event) => onValue(event.target.value)}
      />
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
