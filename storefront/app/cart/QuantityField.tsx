import { maxQuantity } from "@su-turrone/contract/limits";
import type { ReactNode } from "react";
import { Field } from "~/ui/Field";

interface Props {
  id: string;
  label: ReactNode;
  /** The context is visible next to it, so the label is for screen readers only. */
  labelHidden?: boolean;
  initial: string;
  /** Available quantity; commerce has the final say. */
  max?: number | undefined;
  error?: string | undefined;
  /** Id of the error message if it is rendered elsewhere. */
  errorId?: string | undefined;
  className?: string;
}

/** Minus and plus beside a quantity. */
export const stepButtonClass =
  "flex size-12 items-center justify-center rounded-sm border border-edge text-ink hover:border-chestnut aria-disabled:border-sand aria-disabled:text-edge";

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
