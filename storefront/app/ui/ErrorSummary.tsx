import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";

export interface FieldError {
  /** Id of the field it is about. */
  id: string;
  message: ReactNode;
}

interface ErrorSummaryProps {
  /** For example "Please check 2 entries:". */
  title: ReactNode;
  errors: readonly FieldError[];
  /** The answer it is about: a new one takes the focus. Left out where the list is a new one only with a new answer. */
  answer?: unknown;
}

/**
 * Leads to a field without a change of the address, which the router would take for a new visit of the page: the answer to the
 * form, and with it every message, would be gone. Where the field takes no focus, the link is followed.
 */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  field?.focus();
  if (field && field === document.activeElement) event.preventDefault();
}

/** Stands above a form that came back: every error as a link to its field. Takes the focus (WCAG 3.3.1). */
export function ErrorSummary({ title, errors, answer = errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, [answer]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-relevant="additions"
      className="border-l-4 border-pomegranate bg-linen px-5 py-4"
    >
      <p className="font-display text-lg">{title}</p>
      <ul className="mt-2 list-disc pl-5">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                focusField(event, id);
              }}
              className="text-pomegranate underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
