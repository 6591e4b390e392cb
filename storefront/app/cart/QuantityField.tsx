import { maxQuantity } from "@su-turrone/contract/limits";
import type { ReactNode } from "react";
import { Field } from "~/ui/Field";

interface Props {
  id: string;
  label: ReactNode;
  /** Where what it is about stands beside it and the label is only for screen readers. */
  labelHidden?: boolean;
  /** What stands in the field at first. */
  initial: string;
  /** How many can be bought now; commerce has the last word. */
  max?: number | undefined;
  error?: string | undefined;
  /** Id of the message that says what is wrong, where it stands elsewhere. */
  errorId?: string | undefined;
  className?: string;
}

/** A number of packs, with its message below when it was refused. */
export function QuantityField({
  id,
  label,
  labelHidden = false,
  initial,
  max = maxQuantity,
  error,
  errorId,
  className = "w-24",
}: Props) {
  return (
    <Field
      id={id}
      label={labelHidden ? <span className="sr-only">{label}</span> : label}
      error={error && <span role="alert">{error}</span>}
      name="quantity"
      type="number"
      inputMode="numeric"
      min={1}
      max={Math.min(Math.max(1, max), maxQuantity)}
      step={1}
      required
      defaultValue={initial}
      {...(errorId ? { "aria-invalid": true, "aria-describedby": errorId } : {})}
      className={className}
    />
  );
}
