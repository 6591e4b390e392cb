import { defineWidgetConfig } from "@medusajs/admin-sdk";

/**
 * Hides the flags in Medusa's table of a customer's orders. They come from a public CDN, which the admin's content
 * security policy blocks, so that no third party learns about orders; this hides the broken images.
 */
const HideForeignFlags = () => (
  <style>{`img[src^="https://cdn.jsdelivr.net/"] { visibility: hidden; }`}</style>
);

export const config = defineWidgetConfig({ zone: "customer.details.before" });

export default HideForeignFlags;
