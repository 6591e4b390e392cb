import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

/**
 * The fields of the rows a schema describes, as Medusa's query takes them; a loose object stands for all of its columns.
 * A column with JSON has to be a record or unknown, because the fields of an object are taken for those of a relation.
 */
function fieldsOf(schema: unknown, path: readonly string[] = []): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return fieldsOf(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, path);
  if (!(schema instanceof z.ZodObject)) return [path.join(".")];
  const isLoose = schema.def.catchall instanceof z.ZodUnknown;
  const named = Object.entries(schema.shape).flatMap(([name, field]) => fieldsOf(field, [...path, name]));
  return isLoose ? [[...path, "*"].join("."), ...named] : named;
}

/** How rows are read, other than by filters. */
interface Reading {
  /** Locale of translated texts. */
  locale?: string | undefined;
  pagination?: { take?: number; skip?: number; order?: Readonly<Record<string, "ASC" | "DESC">> };
}

/** Rows of an entity of Medusa or of its links, with the fields of the schema. */
export async function readRows<Row extends z.ZodType>(
  container: MedusaContainer,
  entity: string,
  row: Row,
  filters: object = {},
  { locale, pagination }: Reading = {},
): Promise<z.output<Row>[]> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph(
      { entity, fields: fieldsOf(row), filters, ...(pagination && { pagination }) },
      locale ? { locale } : {},
    );
  return z.array(row).parse(data);
}

const idRow = z.object({ id: z.string() });

/** Ids of rows read from the database, in their order. */
export const idsOf = (rows: unknown): string[] =>
  z
    .array(idRow)
    .parse(rows)
    .map(({ id }) => id);

export const readIds = async (
  container: MedusaContainer,
  entity: string,
  filters?: object,
): Promise<string[]> => idsOf(await readRows(container, entity, idRow, filters));
