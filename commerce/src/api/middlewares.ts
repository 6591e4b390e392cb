import { allowFields, defineMiddlewares } from "@medusajs/framework/http";
import { requireOrderKey } from "./guards/order-access";
import { serveUploads } from "./guards/uploads";

/** The one registry of what stands in front of the routes. A matcher without methods holds for everything below it too. */
export default defineMiddlewares({
  routes: [
    { matcher: "/static", middlewares: [serveUploads] },
    { matcher: "/store/orders/:id", middlewares: [requireOrderKey, allowFields("metadata")] },
  ],
});
