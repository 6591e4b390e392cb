import { made, type Violation } from "./book-breakages";

/** Ways to break the logs of stock and prices, each with the rule that has to detect it. */
export const logBreakages: readonly Violation[] = [
  {
    name: "stock-log-kept",
    of: "the stock was changed without a log entry",
    statement: () =>
      `update inventory_level set stocked_quantity = 7 where inventory_item_id = '${made.item}'`,
    line: () => `${made.sku}: the stock log adds up to 500, the stock is 7`,
  },
  {
    name: "stock-log-kept",
    of: "a movement was changed",
    statement: () =>
      `update stock_movement set difference = 50, stocked = 50 where inventory_item_id = '${made.item}'`,
    line: () => `${made.sku}: the stock log adds up to 50, the stock is 500`,
  },
  {
    name: "stock-log-kept",
    of: "a movement in the middle was deleted",
    statement: () =>
      `insert into stock_movement (level_id, inventory_item_id, location_id, number, cause, difference, stocked)
        select level_id, inventory_item_id, location_id, 3, 'changed', 0, 500 from stock_movement where inventory_item_id = '${made.item}'`,
    line: () => `${made.sku}: 2 of 3 stock movements exist`,
  },
  {
    name: "stock-log-kept",
    of: "a movement's quantity does not match the resulting stock",
    statement: () => `update stock_movement set stocked = 99 where inventory_item_id = '${made.item}'`,
    line: () => `${made.sku}: a stock movement does not follow from the previous one`,
  },
  {
    name: "stock-log-kept",
    of: "a parcel is missing",
    statement: () =>
      `with parcel as (insert into fulfillment (id, location_id, provider_id, created_at)
          select 'ful_broken', location_id, null, now() from inventory_level where inventory_item_id = '${made.item}' returning id),
        line as (insert into fulfillment_item (id, title, sku, barcode, quantity, raw_quantity, inventory_item_id, fulfillment_id)
          select 'fulit_broken', 'x', 'x', 'x', 2, '{"value": "2"}', '${made.item}', id from parcel returning fulfillment_id)
        insert into order_fulfillment (id, order_id, fulfillment_id) select 'ordful_broken', '${made.orderId}', fulfillment_id from line`,
    line: () => `${made.sku}: 2 left with a parcel of order ${made.number}, which is not in the stock log`,
  },
  {
    name: "stock-log-kept",
    of: "a parcel was cancelled and its goods were not returned to the stock",
    statement: () =>
      `insert into stock_reason (id, movement_id, kind, order_id, fulfillment_item_id)
        select 'strea_broken', id, 'sold', '${made.orderId}', 'fulit_gone' from stock_movement where inventory_item_id = '${made.item}'`,
    line: () =>
      `${made.sku}: -500 came back out of a parcel of order ${made.number}, which is not in the stock log`,
  },
  {
    name: "stock-log-kept",
    of: "changes of the stock are not logged",
    statement: () => "alter table inventory_level disable trigger log_stock_movement",
    line: () => "The database does not log what changes in inventory_level",
  },
  {
    name: "stock-log-kept",
    of: "reasons could be changed",
    statement: () => "alter table stock_reason disable trigger stock_reason_is_final",
    line: () => "The database lets rows of stock_reason be changed and deleted",
  },
  {
    name: "price-log-kept",
    of: "a price was changed without a log entry",
    statement: () => `update price set amount = 19.5 where id = '${made.priceId}'`,
    line: () => `Price ${made.priceId} is 1950 cents, its log ends with 2000 cents`,
  },
  {
    name: "price-log-kept",
    of: "an entry was changed",
    statement: () => `update price_log_entry set cents = 1 where price_id = '${made.priceId}'`,
    line: () => `Price ${made.priceId} is 2000 cents, its log ends with 1 cents`,
  },
  {
    name: "price-log-kept",
    of: "a price has no log",
    statement: () => `delete from price_log_entry where price_id = '${made.priceId}'`,
    line: () => `Price ${made.priceId} is 2000 cents, its log ends with no price`,
  },
  {
    name: "price-log-kept",
    of: "a price was deleted without a log entry",
    statement: () => `update price set deleted_at = now() where id = '${made.priceId}'`,
    line: () => `Price ${made.priceId} is no price, its log ends with 2000 cents`,
  },
  {
    name: "price-log-kept",
    of: "an entry is missing",
    statement: () => `update price_log_entry set number = 2 where price_id = '${made.priceId}'`,
    line: () => `Price set ${made.priceSetId}: 1 of 2 entries of its log exist`,
  },
  {
    name: "price-log-kept",
    of: "changes of price lists are not logged",
    statement: () => "alter table price_list disable trigger log_price_list",
    line: () => "The database does not log what changes in price_list",
  },
];
