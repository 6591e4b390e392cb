import { indexScript } from "./list-indexes";

/** The recipients of orders to several people, by what orders-by-text.ts searches; there are few such orders. */
export default indexScript({
  shop_order_recipient_words: `"order" using gin ((
    (jsonb_path_query_array(metadata, '$.gift_parcels.recipients[*].first_name') ||
      jsonb_path_query_array(metadata, '$.gift_parcels.recipients[*].address_1') ||
      jsonb_path_query_array(metadata, '$.gift_parcels.recipients[*].address_2') ||
      jsonb_path_query_array(metadata, '$.gift_parcels.recipients[*].city'))::text) gin_trgm_ops)
    where deleted_at is null and metadata -> 'gift_parcels' is not null`,
});
