import { defineWidgetConfig } from "@medusajs/admin-sdk";

/**
 * Medusa's table of a customer's orders shows flags from a public server, which the admin's policy does not let the browser ask: nobody
 * learns of the shop's orders. This hides what is left of them.
 */
const HideForeignFlags = () => (
  <style>{`img[src^="https://cdn.jsdelivr.net/"] { visibility: hidden; }`}</style>
);

export const config = defineWidgetConfig({ zone: "customer.details.before" });

export default HideForeignFlags;
