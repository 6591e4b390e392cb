import { z } from "zod";
import { textOf } from "./read-form";

/** A form as typed, so that it can be shown again without losing anything. */
export type TypedForm<Field extends string> = Record<Field, string>;

/** Errors by field, in the order of the form; each code has a message in the form's namespace. */
export type FormErrors<Field extends string, Code extends string> = Partial<Record<Field, Code>>;

export interface PublicForm<Field extends string, Code extends string, Value> {
  /** Reads a submitted form; fields that are missing or not text become "". */
  read: (formData: FormData) => TypedForm<Field>;
  check: (typed: TypedForm<Field>) => { value: Value } | { errors: FormErrors<Field, Code> };
}

export type ErrorsOf<Form extends { check: (typed: never) => unknown }> = Extract<
  ReturnType<Form["check"]>,
  { errors: unknown }
>["errors"];

/**
 * Creates a form from its field schemas, in display order.
 * @param codes error codes used as messages by the schemas; any other message is reported as the first code
 */
export function publicForm<
  Shape extends Record<string, z.ZodType<unknown, string>>,
  const Code extends string,
>(
  shape: Shape,
  codes: readonly [Code, ...Code[]],
): PublicForm<keyof Shape & string, Code, z.output<z.ZodObject<Shape>>> {
  type Field = keyof Shape & string;
  const schema = z.object(shape);
  const fields = Object.keys(shape) as Field[];
  return {
    read: (formData) =>
      Object.fromEntries(fields.map((field) => [field, textOf(formData, field)])) as TypedForm<Field>,
    check: (typed) => {
      const result = schema.safeParse(typed);
      if (result.success) return { value: result.data };
      const errors: FormErrors<Field, Code> = {};
      for (const { path, message } of result.error.issues) {
        const field = fields.find((name) => name === path[0]);
        if (field) errors[field] ??= codes.find((code) => code === message) ?? codes[0];
      }
      return { errors };
    },
  };
}
