import { Checkbox, Input, Label, RadioGroup, Select, Switch, Text, Textarea } from "@medusajs/ui";
import { forwardRef, useId, type ComponentProps, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { Hint } from "./page-parts";

export interface FieldNotes {
  label: string;
  hint?: string | undefined;
  /** Whether the hint says what is wrong with the input. */
  isInvalid?: boolean;
  problem?: string | undefined;
}

/** Attributes that associate a field with its label and notes. */
interface FieldTies {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface FrameProps extends FieldNotes {
  children: (ties: FieldTies) => ReactNode;
}

function FieldFrame({ label, hint, isInvalid = false, problem, children }: FrameProps) {
  const id = useId();
  const notes = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="flex min-w-0 flex-col gap-y-1">
      <Label size="small" htmlFor={id}>
        {label}
      </Label>
      {children({
        id,
        "aria-invalid": isInvalid || problem !== undefined,
        "aria-describedby": notes || undefined,
      })}
      {problem && (
        <Text size="small" role="alert" className="text-ui-fg-error" id={`${id}-problem`}>
          {problem}
        </Text>
      )}
      {hint && (
        <Hint id={`${id}-hint`} isProblem={isInvalid}>
          {hint}
        </Hint>
      )}
    </div>
  );
}

interface TextValue {
  value: string;
  onValue: (value: string) => void;
}

type TextProps = FieldNotes & TextValue & Omit<ComponentProps<typeof Input>, "id" | "value" | "size">;

export const TextField = ({ label, hint, isInvalid, problem, onValue, ...input }: TextProps) => (
  <FieldFrame label={label} hint={hint} isInvalid={isInvalid ?? false} problem={problem}>
    {(ties) => (
      <Input
        autoComplete="off"
        {...input}
        {...ties}
        aria-describedby={ties["aria-describedby"] ?? input["aria-describedby"]}
        size="small"
        onChange={({ target }) => onValue(target.value)}
      />
    )}
  </FieldFrame>
);

type AreaProps = FieldNotes & TextValue & Omit<ComponentPropsWithoutRef<typeof Textarea>, "id" | "value">;

export const TextAreaField = forwardRef<HTMLTextAreaElement, AreaProps>(
  ({ label, hint, problem, onValue, ...area }, ref) => (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(ties) => <Textarea ref={ref} {...area} {...ties} onChange={({ target }) => onValue(target.value)} />}
    </FieldFrame>
  ),
);
TextAreaField.displayName = "TextAreaField";

export interface Option<Id extends string> {
  id: Id;
  name: string;
}

interface ChooseProps<Id extends string> extends Omit<ComponentProps<typeof Select.Trigger>, "value"> {
  options: readonly Option<Id>[];
  /** "" for none. */
  value: Id | "";
  onValue: (id: Id) => void;
  placeholder?: string;
  size?: "small" | "base";
}

/** A select without a visible label. */
export function Choose<Id extends string>(props: ChooseProps<Id>) {
  const { options, value, onValue, placeholder, size = "small", disabled = false, ...trigger } = props;
  return (
    <Select
      size={size}
      value={value}
      disabled={disabled}
      onValueChange={(chosen) => {
        const option = options.find(({ id }) => id === chosen);
        if (option) onValue(option.id);
      }}
    >
      <Select.Trigger {...trigger}>
        <Select.Value placeholder={placeholder} />
      </Select.Trigger>
      <Select.Content>
        {options.map(({ id, name }) => (
          <Select.Item key={id} value={id}>
            {name}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  );
}

export const SelectField = <Id extends string>({
  label,
  hint,
  ...select
}: Pick<FieldNotes, "label" | "hint"> & Omit<ChooseProps<Id>, "id">) => (
  <FieldFrame label={label} hint={hint}>
    {(ties) => <Choose {...select} {...ties} />}
  </FieldFrame>
);

type RadioProps<Id extends string> = Pick<ChooseProps<Id>, "options" | "onValue" | "value" | "className">;

/** Choices that are all shown; their label is only heard. */
export function RadioField<Id extends string>({
  label,
  options,
  onValue,
  ...group
}: RadioProps<Id> & { label: string }) {
  const prefix = useId();
  return (
    <RadioGroup
      aria-label={label}
      {...group}
      onValueChange={(chosen) => {
        const option = options.find(({ id }) => id === chosen);
        if (option) onValue(option.id);
      }}
    >
      {options.map(({ id, name }) => (
        <span key={id} className="flex items-center gap-x-2">
          <RadioGroup.Item id={`${prefix}-${id}`} value={id} />
          <Label size="small" htmlFor={`${prefix}-${id}`}>
            {name}
          </Label>
        </span>
      ))}
    </RadioGroup>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChecked: (checked: boolean) => void;
}

export function CheckboxField({ label, checked, disabled = false, onChecked }: CheckProps) {
  const id = useId();
  return (
    <span className="flex items-center gap-x-2">
      <Checkbox
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(now) => onChecked(now === true)}
      />
      <Label size="small" htmlFor={id}>
        {label}
      </Label>
    </span>
  );
}

interface SwitchProps extends CheckProps {
  hint?: string;
  /** Accessible name, if it says more than the label. */
  name?: string;
}

export function SwitchField({ label, hint, name, checked, onChecked }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-x-3">
      <Switch
        id={id}
        checked={checked}
        aria-label={name}
        aria-describedby={hint && `${id}-hint`}
        onCheckedChange={onChecked}
      />
      <div className="flex flex-col gap-y-1">
        <Label size="small" htmlFor={id}>
          {label}
        </Label>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </div>
    </div>
  );
}

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  busy: boolean;
  onSubmit: () => unknown;
}

/** A form that is sent by a script, once at a time. */
export const Form = ({ busy, onSubmit, ...form }: FormProps) => (
  <form
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      if (!busy) onSubmit();
    }}
  />
);

interface FileProps extends Pick<ComponentProps<"input">, "accept" | "multiple" | "disabled"> {
  label: string;
  onFiles: (files: File[]) => void;
}

/** A field for uploads; the same file can be chosen again. */
export const FileField = ({ label, onFiles, ...input }: FileProps) => (
  <FieldFrame label={label}>
    {(ties) => (
      <input
        {...input}
        {...ties}
        type="file"
        className="txt-small max-w-full"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    )}
  </FieldFrame>
);
