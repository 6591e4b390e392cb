import type * as carts from "@su-turrone/contract/cart-requests";
import type * as forms from "@su-turrone/contract/form-requests";
import type { Place } from "./places";

type Schemas = typeof carts & typeof forms;

/** Every request body of a shopper, by the name of its schema. */
type Bodies = {
  [Name in keyof Schemas as Name extends `${infer Form}Body` ? Form : never]: Schemas[Name] extends {
    parse: (given: unknown) => infer Body;
  }
    ? Body
    : never;
};

type Changes = {
  [Type in carts.CartChange["type"]]: Omit<Extract<carts.CartChange, { type: Type }>, "type">;
};

/** The forms of the shop: each kind of change of a cart is one. */
export type Forms = Omit<Bodies, "cartChange"> & Changes;

type PathIn<Body> = {
  [Name in keyof Body & string]-?: NonNullable<Body[Name]> extends object
    ? `${Name}.${PathIn<NonNullable<Body[Name]>>}`
    : Name;
}[keyof Body & string];

/** Every field of every form, such as "message.topic": one that is added has to get a row in the table. */
type Field = { [Form in keyof Forms]: `${Form}.${PathIn<Forms[Form]>}` }[keyof Forms];

/** What a buyer says in a field, and the places that have to show it. */
export interface Told {
  says: string | number | boolean;
  /** Where it is shown, and nowhere else; or the text that shows it in each place, if that is not the value itself. */
  in: readonly Place[] | Readonly<Partial<Record<Place, string>>>;
  /** Why it is not shown anywhere else. */
  not: string;
  /** Tables that keep it after the buyer's erasure; omitted if it does not tell who the buyer is. */
  kept?: readonly ("shop_document" | "withdrawal" | "review")[];
}

/** What a field is for that the shop's pages fill in themselves: it tells nothing. */
interface Technical {
  technical: string;
}

/** The rows of some forms. */
export type RowsOf<Form extends keyof Forms> = Readonly<
  Record<Extract<Field, `${Form}.${string}`>, Told | Technical>
>;
