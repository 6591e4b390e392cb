import { Input, Label, Text } from "@medusajs/ui";
import { useId, type ComponentProps } from "react";

interface Props extends Omit<ComponentProps<typeof Input>, "id" | "value" | "onChange" | "size"> {
  label: string;
  hint?: string;
  /** What is wrong with it. */
  problem?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

/** A field of a form: label, field, hint, and what is wrong with it. */
export function LabelledField({ label, hint, problem, value, onValue, ...input }: Props) {
  const id = useId();
  const notes = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="flex min-w-0 flex-col gap-y-1">
      <Label size="small" htmlFor={id}>
        {label}
      </Label>
      <Input
        autoComplete="off"
        {...input}
        id={id}
        size="small"
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
