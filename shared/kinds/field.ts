import { z } from "zod";

/** What a value is, where its type does not tell. */
export type Content =
  | "choice"
  | "clock"
  | "day"
  | "email"
  | "id"
  | "longText"
  | "minutes"
  | "moment"
  | "money"
  | "people"
  | "person"
  | "personOrNobody"
  | "phone"
  | "tags"
  | "website";

/** What any room needs to know of a field beside its schema. */
export interface FieldFacts {
  /** What forms, files and the history call the field. */
  title: string;
  holds?: Content;
  /** A search finds the record by the field; by a `short` one, such as a name, also with one or two letters. */
  searched?: "short" | "long";
  /** What stands where there is no value; "No phone" and the like by default. */
  none?: string;
  merge?: {
    /** The value that is chosen first of several; that of the oldest record by default. */
    takes?: "longest" | "highest";
    /** Values can be added up. */
    sums?: true;
    /** What stands where there is no value. */
    none?: string;
  };
  /** An import has no column for the field. */
  isImported?: false;
  /** Given by the server: nobody enters the field, and a record that is handed over keeps it. */
  isFixed?: true;
}

/** Facts with what the schema says. */
export interface FieldDescription extends FieldFacts {
  /** The most characters of a text. */
  limit?: number;
  /** The values that a choice has, in their order. */
  options?: readonly string[];
}

export type Fields = Readonly<Record<string, FieldDescription>>;

const described = z.registry<FieldFacts>();

/** A field of a kind of record: its schema and the facts about it. */
export function field<Schema extends z.ZodType>(schema: Schema, facts: FieldFacts): Schema {
  const titled = schema.meta({ ...schema.meta(), title: facts.title });
  described.add(titled, facts);
  return titled;
}

/** All fields of a record, as plain data. */
export function describeFields({ shape }: z.ZodObject): Fields {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, describeField(name, schema)]),
  );
}

export function describeField(name: string, schema: unknown): FieldDescription {
  if (!(schema instanceof z.ZodType)) return { title: name };
  const facts = described.get(schema) ?? { title: schema.meta()?.title ?? name };
  const bare = unwrap(schema);
  return {
    ...facts,
    ...(bare instanceof z.ZodString && bare.maxLength !== null && { limit: bare.maxLength }),
    ...(bare instanceof z.ZodEnum && { options: bare.options.map(String) }),
  };
}

function unwrap(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable;
  // as: zod's own type is wider.
  return isWrapped ? unwrap(schema.unwrap() as z.ZodType) : schema;
}
