import { indexScript } from "./list-indexes";

/** What the owner's list of orders is searched by besides names and numbers (features/order-list/orders-by-text.ts). */
export default indexScript({
  shop_order_address_street_words: `order_address using gin (address_1 gin_trgm_ops)`,
  shop_order_address_phone_digits: String.raw`order_address using gin (
    regexp_replace(phone, '\D', '', 'g') gin_trgm_ops)`,
  shop_payment_collection_amount: `payment_collection (amount) where deleted_at is null`,
  shop_payment_reference_words: `payment using gin ((data ->> 'reference') gin_trgm_ops) where deleted_at is null`,
});
