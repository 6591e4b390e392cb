import { z } from "zod";

/** A form as it was typed, so that it can be shown again with nothing lost. */
export type TypedForm<Field extends string> = Record<Field, string>;

/** Refused fields, in the order of the form; each code has its message among those of the form. */
export type FormErrors<Field extends string, Code extends string> = Partial<Record<Field, Code>>;

/** What a form holds, and how it is checked. */
export interface PublicForm<Field extends string, Code extends string, Value> {
  /** The form as it was sent; fields that are missing or no text count as empty. */
  read: (sent: FormData) => TypedForm<Field>;
  /** What a form says that is filled in rightly, or what is wrong with each field. */
  check: (typed: TypedForm<Field>) => { value: Value } | { errors: FormErrors<Field, Code> };
}

/**
 * A form by the rules of its fields, in the order in which it shows them.
 * @param codes the messages of the rules; any other message counts as the first
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
    read: (sent) =>
      Object.fromEntries(
        fields.map((field) => {
          const value = sent.get(field);
          return [field, typeof value === "string" ? value : ""];
        }),
      ) as TypedForm<Field>,
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
