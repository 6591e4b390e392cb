import { Module, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import { shopDay } from "@su-turrone/contract/time-zone";
import type { Language } from "../../platform/languages";
import { cachedCount } from "../../platform/list-query";
import { transactionOf } from "../../platform/transaction";
import { documentLabel, type DocumentKind } from "./document-types";
import { DocumentCounter, ShopDocument } from "./models/document";
import type { DocumentSnapshot } from "./snapshot";

/** A document to be issued; the combination of order, kind and cause is unique. */
export interface NewDocument {
  kind: DocumentKind;
  order_id: string;
  cause: string;
  language: Language;
  issued_at: Date;
  snapshot: DocumentSnapshot;
}

export interface StoredDocument extends NewDocument {
  id: string;
  year: number;
  sequence: number;
  label: string;
}

/** Filter of the document list; all documents when empty. */
export interface DocumentFilter {
  orderId?: string | undefined;
  issuedFrom?: Date | undefined;
  issuedBefore?: Date | undefined;
}

/** The year of a series follows the shop's time zone: New Year's Eve in Tonara does not end at midnight UTC. */
const yearOf = (at: Date): number => Number(shopDay(at).slice(0, 4));

interface CounterRow {
  id: string;
  kind: DocumentKind;
  year: number;
  last: number;
}

/** Invoices and credit notes: numbered without gaps or duplicates, written once and never changed. */
export class InvoicesService extends MedusaService({ ShopDocument, DocumentCounter }) {
  /** The documents of an order, oldest first. */
  async documentsOf(orderId: string): Promise<StoredDocument[]> {
    const rows = await this.listShopDocuments(
      { order_id: orderId },
      { take: null, order: { issued_at: "ASC" } },
    );
    return rows.map(toStoredDocument);
  }

  /** A page of documents, newest first, with the total count; filtered by order and date of issue where given. */
  async page(
    { orderId, issuedFrom, issuedBefore }: DocumentFilter,
    take: number,
    skip: number,
  ): Promise<[StoredDocument[], number]> {
    const issued_at = {
      ...(issuedFrom && { $gte: issuedFrom }),
      ...(issuedBefore && { $lt: issuedBefore }),
    };
    const filter = {
      ...(orderId && { order_id: orderId }),
      ...(issuedFrom || issuedBefore ? { issued_at } : {}),
    };
    const countDocuments = async () =>
      (await this.listAndCountShopDocuments(filter, { take: 1, select: ["id"] }))[1];
    const [rows, count] = await Promise.all([
      this.listShopDocuments(filter, { take, skip, order: { issued_at: "DESC", sequence: "DESC" } }),
      cachedCount(`documents ${JSON.stringify(filter)}`, countDocuments),
    ]);
    return [rows.map(toStoredDocument), count];
  }

  /** Documents issued in a period, invoices first, ordered by number. */
  async issuedBetween(from: Date, before: Date): Promise<StoredDocument[]> {
    const rows = await this.listShopDocuments(
      { issued_at: { $gte: from, $lt: before } },
      { take: null, order: { kind: "DESC", year: "ASC", sequence: "ASC" } },
    );
    return rows.map(toStoredDocument);
  }

  async find(id: string): Promise<StoredDocument | null> {
    const [row] = await this.listShopDocuments({ id }, { take: 1 });
    return row ? toStoredDocument(row) : null;
  }

  /**
   * Issues a document with the next number of its series and year. Idempotent: for the same order, kind and cause it
   * returns the document already issued. The counter row stays locked until the transaction ends, so concurrent calls
   * wait, and a failed transaction releases its number.
   */
  @InjectTransactionManager()
  async issue(
    document: NewDocument,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<StoredDocument> {
    const { kind, order_id, cause } = document;
    const year = yearOf(document.issued_at);
    const counter = await lockCounter(context, kind, year);
    const [known] = await this.listShopDocuments({ kind, order_id, cause }, { take: 1 }, context);
    if (known) return toStoredDocument(known);
    const sequence = await counter.next();
    const row = {
      ...document,
      snapshot: { ...document.snapshot },
      year,
      sequence,
      label: documentLabel(kind, year, sequence),
    };
    const [created] = await this.createShopDocuments([row], context);
    if (!created) throw new Error("The document was not saved");
    return toStoredDocument(created);
  }
}

/** Locks the counter row of a series for this transaction, creating it if needed. */
async function lockCounter(context: Context<EntityManager>, kind: DocumentKind, year: number) {
  const transaction = transactionOf(context);
  const id = `${kind}-${year}`;
  const rows = () => transaction<CounterRow>("document_counter");
  await rows().insert({ id, kind, year, last: 0 }).onConflict("id").ignore();
  const row = await rows().where({ id }).forUpdate().first();
  const last = (row?.last ?? 0) + 1;
  return {
    next: async (): Promise<number> => {
      await rows().where({ id }).update({ last });
      return last;
    },
  };
}

type Row = Omit<StoredDocument, "snapshot" | "issued_at"> & { snapshot: unknown; issued_at: Date | string };

const toStoredDocument = (row: Row): StoredDocument => ({
  id: row.id,
  kind: row.kind,
  year: row.year,
  sequence: row.sequence,
  label: row.label,
  order_id: row.order_id,
  cause: row.cause,
  language: row.language,
  issued_at: new Date(row.issued_at),
  // only `issue` writes it
  snapshot: row.snapshot as DocumentSnapshot,
});

export const INVOICES_MODULE = "invoices";

export default Module(INVOICES_MODULE, { service: InvoicesService });
