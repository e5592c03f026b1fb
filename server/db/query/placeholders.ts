import { type Expression, type OperationNode, ValueNode } from "kysely";

/**
 * Stands in a compiled query for the value of this name. To Kysely it is an expression: it can be
 * handed on, but nothing can be reckoned or compared with it.
 */
export class Placeholder<Value> implements Expression<Value> {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  get expressionType(): Value | undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }

  /** Where a text is put together by hand. */
  toString(): never {
    throw new Error(`The value of ${this.name} is not known while its query is compiled`);
  }
}

/** What stands for values while their query is compiled. */
export type Placeholders<Values extends object> = {
  readonly [Name in keyof Values]:
    | Expression<Exclude<Values[Name], undefined>>
    | Extract<Values[Name], undefined>;
};

/** Nothing but placeholders: values themselves are not known while a query is compiled. */
export type OnlyPlaceholders<Stand> = {
  readonly [Name in keyof Stand]: Expression<unknown> | undefined;
};

/** The values that placeholders stand for. */
export type ValuesOf<Stand> = {
  readonly [Name in keyof Stand]: ValueOf<Stand[Name]>;
};

type ValueOf<One> = One extends Expression<infer Value> ? Value : One;

/** A value, or what stands for one. */
export type OrPlaceholder<Value> = Value | Expression<Value>;
