import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  documentTaxes,
  type DocumentTaxes,
  ossOf,
  salesOf,
  thresholdMeter,
  vatSum,
  type ThresholdMeter,
  type VatSum,
  type VatSumRow,
} from "./vat-sums";
import type { ReplacedSum } from "../replacements/replacement-reasons";
import { replacedBetween } from "../replacements/send-again";
import { monthParts, type MonthPart } from "./month-end-tables";
import { monthSpan, quarterOf, spanOfTwoYears } from "./month";
import { disputedBetween, paymentsBetween, type DisputedSum, type PaymentsRow } from "./payments";

/** Accounting figures of a month. */
export interface MonthEnd {
  /** `2026-11`. */
  month: string;
  /** The documents dated in this month, by day, country and rate. */
  sales: Record<MonthPart, { rows: VatSumRow[]; total: VatSum }>;
  sales_total: VatSum;
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
  disputed: DisputedSum;
  /** Packs sent again for free in this month, by reason. */
  replaced: ReplacedSum[];
}

interface MonthRows {
  /** Of two years, for the threshold and the quarter. */
  taxes: readonly DocumentTaxes[];
  payments: PaymentsRow[];
  disputed: DisputedSum;
  replaced: ReplacedSum[];
}

/** The accounting figures of a month from its rows. @param month `2026-11` */
export function monthFigures(month: string, { taxes, payments, disputed, replaced }: MonthRows): MonthEnd {
  const salesIn = (part: MonthPart) => {
    const rows = salesOf(taxes, month, part);
    return { rows, total: vatSum(rows) };
  };
  const sales: MonthEnd["sales"] = {
    takings: salesIn("takings"),
    invoiced: salesIn("invoiced"),
    distance: salesIn("distance"),
    exports: salesIn("exports"),
  };
  const oss = ossOf(taxes, month);
  return {
    month,
    sales,
    sales_total: vatSum(monthParts.map((part) => sales[part].total)),
    quarter: quarterOf(month),
    oss,
    oss_total: vatSum(oss),
    meter: thresholdMeter(taxes, month),
    payments,
    payments_balance_cents: payments.reduce((sum, row) => sum + row.taken_cents - row.refunded_cents, 0),
    disputed,
    replaced,
  };
}

/** Reads the accounting figures of a month. @param month `2026-11`, in Europe/Rome */
export async function readMonthEnd(container: MedusaContainer, month: string): Promise<MonthEnd> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return monthFigures(month, {
    taxes: await documentTaxes(knex, spanOfTwoYears(month)),
    payments: await paymentsBetween(knex, monthSpan(month)),
    disputed: await disputedBetween(knex, monthSpan(month)),
    replaced: await replacedBetween(knex, monthSpan(month)),
  });
}
