/**
 * The objects broken in the tests: an order paid by card, its payment and a withdrawal. Five hundred of its item were
 * in stock.
 */
export const made = {
  orderId: "",
  number: 0,
  paymentId: "",
  intentId: "",
  item: "",
  sku: "",
  /** Price id of the item: 20 euros. */
  priceId: "",
  priceSetId: "",
  invoice: "",
  withdrawal: "",
  /** Another order, by transfer and with a code: 20.00 − 2.00 + 6.90 euros. */
  transfer: { orderId: "", number: 0, paymentId: "" },
};

/** A way to break the books, and the line that has to report it. */
export interface Violation {
  name: string;
  of: string;
  statement: () => string;
  line: () => string;
}

/** Ways to break the books, each with the rule that has to detect it. */
export const breakages: readonly Violation[] = [
  {
    name: "money-has-order",
    of: "a card was charged and its payment belongs to no order",
    statement: () => `update payment set canceled_at = now() where id = '${made.paymentId}'`,
    line: () => `Stripe holds 26.90 EUR with payment ${made.intentId}, which belongs to no order`,
  },
  {
    name: "money-has-order",
    of: "the payment of a cancelled order was captured",
    statement: () => `update "order" set status = 'canceled' where id = '${made.orderId}'`,
    line: () => `26.90 EUR were taken with payment ${made.paymentId}, which belongs to no active order`,
  },
  {
    name: "order-has-payment",
    of: "an order has no payment",
    statement: () => `update payment set canceled_at = now() where id = '${made.paymentId}'`,
    line: () => `Order ${made.number} has no payment`,
  },
  {
    name: "order-has-payment",
    of: "an order without its transfer was not cancelled",
    statement: () =>
      `update "order" set created_at = '2026-01-01T12:00:00Z' where id = '${made.transfer.orderId}'`,
    line: () => `Order ${made.transfer.number} still waits for a transfer that was due on 2026-01-08`,
  },
  {
    name: "order-has-payment",
    of: "a refund is missing at Stripe",
    statement: () =>
      `insert into refund (id, amount, raw_amount, payment_id) values ('ref_broken', 5, '{"value": "5"}', '${made.paymentId}')`,
    line: () =>
      `Stripe has kept 26.90 EUR of payment ${made.intentId} of order ${made.number}, the shop 21.90 EUR`,
  },
  {
    name: "refunds-at-provider",
    of: "a refund was recorded that Stripe does not know",
    statement: () =>
      `insert into refund (id, amount, raw_amount, payment_id, created_at)
        values ('ref_broken', 5, '{"value": "5"}', '${made.paymentId}', now() - interval '1 day')`,
    line: () =>
      `Stripe has refunded 0.00 EUR of payment ${made.intentId} of order ${made.number}, the shop has recorded 5.00 EUR`,
  },
  {
    name: "disputes-known",
    of: "a dispute is known that Stripe does not have",
    statement: () =>
      `insert into payment_issue (id, order_id, payment_id, kind, status, reason, cents, fee_cents, opened_at, updated_at)
        values ('du_broken', '${made.orderId}', '${made.paymentId}', 'dispute', 'needs_response', 'general', 500, 0,
          now() - interval '1 day', now() - interval '1 day')`,
    line: () => "The shop knows dispute du_broken as needs_response, at Stripe it is unknown",
  },
  {
    name: "disputes-known",
    of: "a dispute is lost and its money is not recorded as gone",
    statement: () =>
      `insert into payment_issue (id, order_id, payment_id, kind, status, reason, cents, fee_cents, opened_at, updated_at)
        values ('du_broken', '${made.orderId}', '${made.paymentId}', 'dispute', 'lost', 'general', 500, 0,
          now() - interval '1 day', now() - interval '1 day')`,
    line: () => "Dispute du_broken is lost, and its money is not recorded as gone",
  },
  {
    name: "totals-agree",
    of: "a line has another price",
    statement: () => `update order_item set unit_price = 19.99 where order_id = '${made.orderId}'`,
    line: () =>
      `The lines and the shipping of order ${made.number} come to 26.89 EUR, its total is 26.90 EUR`,
  },
  {
    name: "totals-agree",
    of: "a code has another discount",
    statement: () =>
      `update order_line_item_adjustment set amount = 2.01
        where item_id in (select item_id from order_item where order_id = '${made.transfer.orderId}')`,
    line: () =>
      `The lines and the shipping of order ${made.transfer.number} come to 24.89 EUR, its total is 24.90 EUR`,
  },
  {
    name: "totals-agree",
    of: "shipping has another price",
    statement: () =>
      `update order_shipping_method set amount = 7
        where id in (select shipping_method_id from order_shipping where order_id = '${made.orderId}')`,
    line: () =>
      `The lines and the shipping of order ${made.number} come to 27.00 EUR, its total is 26.90 EUR`,
  },
  {
    name: "totals-agree",
    of: "a payment is a cent less than its order",
    statement: () => `update payment set amount = 26.89 where id = '${made.paymentId}'`,
    line: () => `Order ${made.number} costs 26.90 EUR, and its payments are 26.89 EUR`,
  },
  {
    name: "totals-agree",
    of: "Stripe has another amount",
    statement: () => `update payment set amount = 26.89 where id = '${made.paymentId}'`,
    line: () => `Order ${made.number} records its payment ${made.intentId} as 26.89 EUR, Stripe as 26.90 EUR`,
  },
  {
    name: "stock-covers-orders",
    of: "more is reserved than is in stock",
    statement: () =>
      `update inventory_level set stocked_quantity = 0 where inventory_item_id = '${made.item}'`,
    line: () => `${made.sku}: 2 are promised to orders, there are 0`,
  },
  {
    name: "stock-covers-orders",
    of: "a reservation is missing",
    statement: () => `delete from reservation_item where inventory_item_id = '${made.item}'`,
    line: () => `${made.sku}: 2 are counted as reserved, orders have reserved 0`,
  },
  {
    name: "codes-within-limit",
    of: "a code was used once too often",
    statement: () =>
      `insert into promotion (id, code, type, status, "limit", used)
       values ('promo_broken', 'ZUVIEL', 'standard', 'active', 1, 2)`,
    line: () => "ZUVIEL was used 2 times or euros, its limit is 1",
  },
  {
    name: "documents-gapless",
    of: "an assigned number has no document",
    statement: () => "update document_counter set last = 999999 where kind = 'sale'",
    line: () => "the last number assigned is 999999",
  },
  {
    name: "documents-gapless",
    of: "a sales document is missing",
    statement: () => `delete from shop_document where label = '${made.invoice}'`,
    line: () => "Series sale-",
  },
  {
    name: "documents-gapless",
    of: "the second document of a year is dated a day before the first",
    statement: () =>
      `insert into shop_document
        select (jsonb_populate_record(known, jsonb_build_object('id', 'doc_' || number, 'year', 2001, 'sequence', number,
          'order_id', 'order_' || number, 'label', 'F-2001-' || number, 'issued_at', '2001-05-0' || (3 - number)))).*
        from shop_document known cross join generate_series(1, 2) number where known.label = '${made.invoice}'`,
    line: () => "Series sale-2001: 1 documents are dated before the one with the number before",
  },
  {
    name: "documents-add-up",
    of: "a document has another total",
    statement: () =>
      `update shop_document set snapshot = jsonb_set(snapshot, '{total_cents}', '2691') where label = '${made.invoice}'`,
    line: () => `Document ${made.invoice}: lines, shipping, discount and VAT do not add up to its total`,
  },
  {
    name: "mails-once",
    of: "the buyer got no mail",
    statement: () => `delete from outbox_mail where key = '${made.orderId}' and event = 'order-received'`,
    line: () => `The mail "order-received" for ${made.orderId} is missing`,
  },
  {
    name: "mails-once",
    of: "a mail was not sent",
    statement: () =>
      `update outbox_mail set status = 'queued', next_try = now() - interval '1 day' where key = '${made.orderId}'`,
    line: () => `The mail "order-received" for ${made.orderId} has not been sent for half a day`,
  },
  {
    name: "mails-once",
    of: "the mail about a received transfer is missing",
    statement: () =>
      `insert into capture (id, amount, raw_amount, payment_id)
       values ('capt_broken', 24.9, '{"value": "24.9"}', '${made.transfer.paymentId}')`,
    line: () => `The mail "order-paid" for ${made.transfer.paymentId} is missing`,
  },
  {
    name: "mails-once",
    of: "the mail about a refund is missing",
    statement: () =>
      `insert into refund (id, amount, raw_amount, payment_id) values ('ref_broken', 5, '{"value": "5"}', '${made.paymentId}')`,
    line: () => `The mail "order-refunded" for ${made.orderId} is missing`,
  },
  {
    name: "money-sent-back",
    of: "a transfer was not sent back in time",
    statement: () =>
      `insert into refund (id, amount, raw_amount, payment_id, created_at)
       values ('ref_broken', 5, '{"value": "5"}', '${made.transfer.paymentId}', '2026-01-01T12:00:00Z')`,
    line: () => `Order ${made.transfer.number}: 5.00 EUR had to be sent back by 2026-01-15`,
  },
  {
    name: "money-sent-back",
    of: "more was sent back than was owed",
    statement: () =>
      `insert into refund_transfer (id, source_id, order_id, cents, sent_at, sent_by)
       values ('reftra_broken', 'ref_none', '${made.transfer.orderId}', 500, now(), 'user')`,
    line: () => "5.00 EUR were sent back for ref_none, owed were 0.00 EUR",
  },
  {
    name: "money-sent-back",
    of: "the buyer was told that money was sent which was not",
    statement: () =>
      `with gone as (insert into refund (id, amount, raw_amount, payment_id)
       values ('ref_broken', 5, '{"value": "5"}', '${made.transfer.paymentId}'))
       update outbox_mail set event = 'order-refunded', key = 'ref_broken'
       where key = '${made.transfer.orderId}' and event = 'order-received'`,
    line: () => "The buyer was told that refund ref_broken was sent, which is not recorded",
  },
  {
    name: "mails-once",
    of: "a mail failed permanently",
    statement: () =>
      `update outbox_mail set status = 'failed', updated_at = now() where key = '${made.orderId}' and event = 'order-received'`,
    line: () =>
      `The mail "order-received" for ${made.orderId} could not be delivered and is no longer retried`,
  },
  {
    name: "withdrawals-kept",
    of: "the receipt of a withdrawal is missing",
    statement: () =>
      `delete from outbox_mail where key = '${made.withdrawal}' and event = 'withdrawal-received'`,
    line: () => `The mail "withdrawal-received" for ${made.withdrawal} is missing`,
  },
  {
    name: "withdrawals-kept",
    of: "withdrawals could be changed",
    statement: () => "alter table withdrawal disable trigger withdrawal_is_final",
    line: () => "The database lets rows of withdrawal be changed and deleted",
  },
];
