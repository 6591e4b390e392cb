import { decimalEuros } from "@su-turrone/contract/money";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** A payment at Stripe, as far as the books have to agree with it. */
export interface ProviderPayment {
  /** Id of the intent. */
  id: string;
  /** The intent was cancelled. */
  canceled: boolean;
  /** What was asked for; integer cents. */
  cents: number;
  /** What is reserved or taken and was not given back; integer cents. */
  heldCents: number;
  /** What was taken and not given back; integer cents. */
  keptCents: number;
  createdAt: Date;
  /** When something of it was last given back; else when it was created. */
  movedAt: Date;
}

/** What an invariant looks at. Nothing of it is changed. */
export interface Books {
  knex: Knex;
  /** Payments at Stripe of the last days; null where none is set up. */
  payments: readonly ProviderPayment[] | null;
  /** What has begun since may still be under way, and is left out where it takes several steps. */
  settledBefore: Date;
  now: Date;
  /** Days a bank transfer is waited for where the owner has not set them. */
  transferDays: number;
}

/** Something that always holds of the shop's books, whatever went wrong meanwhile. */
export interface Invariant {
  /** Short and unique, as `order-has-payment`. */
  name: string;
  /** The rule as a sentence for the owner. */
  promise: string;
  /** @returns what breaks it, one line each; none where it holds */
  broken: (books: Books) => Promise<string[]>;
}

/** Euros as a line of a report shows them. @param cents integer cents */
export const euros = (cents: number): string => `${decimalEuros(cents)} EUR`;
