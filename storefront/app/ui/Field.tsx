import { longestEmail } from "@su-turrone/contract/limits";
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";
import { ChevronIcon } from "./icons";

interface FieldFrame {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to correct it; makes the field invalid. */
  error?: ReactNode;
  /** "optional" in the page's language; shown after the label. */
  optional?: string | undefined;
  className?: string;
}

const controlClass =
  "w-full min-h-12 rounded-sm border border-edge bg-wafer px-3 py-2 hover:border-chestnut aria-[invalid=true]:border-2 aria-[invalid=true]:border-pomegranate";

interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Label, hint, control and error, connected for assistive technology. */
function Frame({
  id: explicitId,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldFrame & { id: string | undefined; children: (controlProps: ControlProps) => ReactNode }) {
  const generatedId = useId();
  const id = explicitId ?? generatedId;
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block has-[>.sr-only]:mb-0">
        {label}
        {optional && <span className="text-sm text-chestnut"> ({optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-1.5 text-sm text-chestnut">
          {hint}
        </p>
      )}
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-pomegranate">
          {error}
        </p>
      )}
    </div>
  );
}

type ControlAttributes<Attributes> = Omit<Attributes, "className" | keyof FieldFrame> & FieldFrame;

/** Separates the props of the frame from those of the control in it. */
function splitProps<Props extends FieldFrame & { id?: string | undefined }>(props: Props) {
  const { id, label, hint, error, optional, className, ...control } = props;
  return { frame: { id, label, hint, error, optional, ...(className ? { className } : {}) }, control };
}

/** A single-line text field. Set `id` if an error summary links to it. */
export function Field(props: ControlAttributes<InputHTMLAttributes<HTMLInputElement>>) {
  const { frame, control } = splitProps(props);
  return (
    <Frame {...frame}>
      {(controlProps) => <input type="text" className={controlClass} {...controlProps} {...control} />}
    </Frame>
  );
}

/** A required e-mail field: suitable keyboard, autocomplete, no spell check. */
export const EmailField = (props: ControlAttributes<InputHTMLAttributes<HTMLInputElement>>) => (
  <Field
    type="email"
    autoComplete="email"
    inputMode="email"
    autoCapitalize="off"
    spellCheck={false}
    maxLength={longestEmail}
    required
    {...props}
  />
);

export function TextArea(props: ControlAttributes<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { frame, control } = splitProps(props);
  return (
    <Frame {...frame}>
      {(controlProps) => <textarea rows={3} className={controlClass} {...control} {...controlProps} />}
    </Frame>
  );
}

/** A native `<select>` with an arrow that looks the same in all browsers; `<option>`s as children. */
export function Select({ children, ...props }: ControlAttributes<SelectHTMLAttributes<HTMLSelectElement>>) {
  const { frame, control } = splitProps(props);
  return (
    <Frame {...frame}>
      {(controlProps) => (
        <span className="relative block w-full">
          <select
            className={`${controlClass} appearance-none pr-10`}
            data-preset={control.value ?? control.defaultValue}
            {...control}
            {...controlProps}
          >
            {children}
          </select>
          {/* in the text colour, so that it is visible with user-defined colours too */}
          <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
        </span>
      )}
    </Frame>
  );
}
