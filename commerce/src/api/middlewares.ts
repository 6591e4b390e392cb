import { allowFields, defineMiddlewares, validateAndTransformBody } from "@medusajs/framework/http";
import { cartMiddlewares } from "../carts/middlewares";
import { contentMiddlewares } from "../content/middlewares";
import { messagesMiddlewares } from "../messages/middlewares";
import { setSlugsBody } from "./admin/slugs/validators";
import { refuseBadInput } from "./guards/bad-input";
import { knownIds } from "./guards/known";
import { requireOrderKey } from "./guards/order-access";
import { servePrivateFiles, serveUploads } from "./guards/uploads";

/** The one registry of what stands in front of the routes. A matcher without methods holds for everything below it too. */
export default defineMiddlewares({
  routes: [
    { matcher: "/static", middlewares: [serveUploads, servePrivateFiles] },
    { matcher: "/store", middlewares: [refuseBadInput] },
    ...knownIds,
    { matcher: "/store/orders/:id", middlewares: [requireOrderKey, allowFields("metadata", "locale")] },
    ...cartMiddlewares,
    ...contentMiddlewares,
    ...messagesMiddlewares,
    {
      matcher: "/admin/slugs/:kind/:id",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(setSlugsBody)],
    },
  ],
});
