import { allowFields, defineMiddlewares, validateAndTransformBody } from "@medusajs/framework/http";
import { setSlugsBody } from "./admin/slugs/validators";
import { refuseBadInput } from "./guards/bad-input";
import { requireKnown } from "./guards/known";
import { requireOrderKey } from "./guards/order-access";
import { serveUploads } from "./guards/uploads";

/** The one registry of what stands in front of the routes. A matcher without methods holds for everything below it too. */
export default defineMiddlewares({
  routes: [
    { matcher: "/static", middlewares: [serveUploads] },
    { matcher: "/store", middlewares: [refuseBadInput] },
    { matcher: "/store/carts/:id", middlewares: [requireKnown("cart", "Cart not found")] },
    { matcher: "/store/regions/:id", middlewares: [requireKnown("region", "Region not found")] },
    {
      matcher: "/store/shipping-options/:id",
      middlewares: [requireKnown("shipping_option", "Shipping option not found")],
    },
    {
      matcher: "/store/payment-collections/:id",
      middlewares: [requireKnown("payment_collection", "Payment collection not found")],
    },
    { matcher: "/store/orders/:id", middlewares: [requireOrderKey, allowFields("metadata")] },
    {
      matcher: "/admin/slugs/:kind/:id",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(setSlugsBody)],
    },
  ],
});
