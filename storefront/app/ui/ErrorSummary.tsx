import { useNavigation } from "@remix-run/react";
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";

const noFields: ReadonlySet<string> = new Set();
const noErrors: Partial<Record<string, never>> = {};

/**
 * Errors of a refused form, without those of fields that have since been changed to a value the field accepts
 * (required, type, length). The server validates them again when the form is sent.
 * @param refused errors of the last response by field name; the same object until the next response
 */
function useRemainingErrors<Errors extends object>(refused: Errors) {
  const [answer, setAnswer] = useState(refused);
  const [corrected, setCorrected] = useState(noFields);
  if (answer !== refused) {
    setAnswer(refused);
    setCorrected(noFields);
  }
  const errors = Object.fromEntries(
    Object.entries(refused).filter(([name]) => !corrected.has(name)),
  ) as Errors;
  const handlers = {
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name, validity } = target as Partial<HTMLInputElement>;
      if (name && name in errors && validity?.valid) setCorrected((before) => new Set(before).add(name));
    },
  };
  return { errors, handlers };
}

interface FormFields<Name extends string, Code extends string> {
  prefix: string;
  typed: Readonly<Record<Name, string>>;
  /** Errors of the last response, in the order of the form; the same object until the next response. */
  errors: Partial<Record<Name, Code>> | undefined;
  labelOf: (name: Name) => string;
  messageOf: (name: Name, error: Code) => string;
}

/**
 * A form that is validated by the server, and shown again with everything typed if it was refused.
 * @returns props of the form, its error summary and each field, and whether it is being sent
 */
export function useFormFields<Name extends string, Code extends string>({
  prefix,
  typed,
  errors: refused = noErrors,
  labelOf,
  messageOf,
}: FormFields<Name, Code>) {
  const sending = useNavigation().state === "submitting";
  const { errors, handlers } = useRemainingErrors(refused);
  const errorOf = (name: Name) => {
    const error = errors[name];
    return error && messageOf(name, error);
  };
  const field = (name: Name) => ({
    id: `${prefix}-${name}`,
    name,
    label: labelOf(name),
    error: errorOf(name),
    defaultValue: typed[name],
  });
  const summary = {
    errors: (Object.keys(errors) as Name[]).map((name) => ({ id: field(name).id, message: errorOf(name) })),
    answer: refused,
  };
  return { form: { noValidate: true, ...handlers }, summary, field, sending };
}

interface FieldError {
  id: string;
  message: ReactNode;
}

interface ErrorSummaryProps {
  /** For example "Please check 2 entries:". */
  title: ReactNode;
  errors: readonly FieldError[];
  /**
   * The response the errors belong to: a new one moves the focus here. May be omitted if `errors` is only a new array
   * after a new response.
   */
  answer?: unknown;
}

/**
 * Focuses a field without changing the URL, which the router would treat as a navigation and discard the action data
 * with all messages. If the field cannot be focused, the link is followed normally.
 */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  field?.focus();
  if (field && field === document.activeElement) event.preventDefault();
}

/** Shown above a refused form: every error as a link to its field. Takes the focus (WCAG 3.3.1). */
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
              onClick={(event) => focusField(event, id)}
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
