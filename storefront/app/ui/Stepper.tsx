import { Link } from "@remix-run/react";

export interface Step {
  label: string;
  /** Link to a completed step. */
  to?: string | undefined;
}

interface StepperProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly Step[];
  current: number;
}

/** Steps as numbered text; completed ones are links. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-4 gap-y-1 text-sm sm:gap-x-6 sm:text-base">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? "step" : undefined}
            className="border-b-2 border-transparent text-chestnut forced-colors:border-[Canvas] aria-[current]:border-honey aria-[current]:text-almond"
          >
            {index < current && step.to ? (
              <Link to={step.to} className="link inline-block py-2">
                {index + 1}. {step.label}
              </Link>
            ) : (
              <span className="inline-block py-2">
                {index + 1}. {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
