import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { documentTaxes } from "./document-taxes";
import { monthSpan, quarterOf, spanOfTwoYears } from "./month";
import { disputedBetween, paymentsBetween, type DisputedSum, type PaymentsRow } from "./payments";
import {
  ossOf,
  takingsOf,
  thresholdMeter,
  vatSum,
  type ThresholdMeter,
  type VatSum,
  type VatSumRow,
} from "./vat-sums";

/** Accounting figures of a month. */
export interface MonthEnd {
  /** `2026-11`. */
  month: string;
  /** By day, country and rate, from the documents dated in this month. */
  takings: VatSumRow[];
  takings_total: VatSum;
  /** The calendar quarter of the month, `2026-Q4`. */
  quarter: string;
  /** One Stop Shop declaration for the quarter; `period` of a row is the quarter it belongs to. */
  oss: VatSumRow[];
  oss_total: VatSum;
  meter: ThresholdMeter;
  /** Captures and refunds of this month, by day and method. */
  payments: PaymentsRow[];
  /** Captures minus refunds in total, integer cents. */
  payments_balance_cents: number;
  /** Payments disputed in this month. */
  disputed: DisputedSum;
}

/** Reads the accounting figures of a month. @param month `2026-11`, in Europe/Rome */
export async function readMonthEnd(container: MedusaContainer, month: string): Promise<MonthEnd> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const taxes = await documentTaxes(knex, spanOfTwoYears(month));
  const payments = await paymentsBetween(knex, monthSpan(month));
  const takings = takingsOf(taxes, month);
  const oss = ossOf(taxes, month);
  return {
    month,
    takings,
    takings_total: vatSum(takings),
    quarter: quarterOf(month),
    oss,
    oss_total: vatSum(oss),
    meter: thresholdMeter(taxes, month),
    payments,
    payments_balance_cents: payments.reduce((sum, row) => sum + row.taken_cents - row.refunded_cents, 0),
    disputed: await disputedBetween(knex, monthSpan(month)),
  };
}
