import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import {
  Modules,
  ProductCategoryWorkflowEvents,
  ProductCollectionWorkflowEvents,
  SalesChannelWorkflowEvents,
} from "@medusajs/framework/utils";

/** Routes that add or remove products, for which Medusa 2.21 emits no event, and the event to emit. */
const eventByMatcher: Readonly<Record<string, string>> = {
  "/admin/product-categories/:id/products": ProductCategoryWorkflowEvents.UPDATED,
  "/admin/collections/:id/products": ProductCollectionWorkflowEvents.UPDATED,
  "/admin/sales-channels/:id/products": SalesChannelWorkflowEvents.UPDATED,
};

/** Emits the event of a successful change before the response is sent. */
const emitWhenDone =
  (name: string) =>
  (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void => {
    const json = res.json.bind(res);
    res.json = (body) => {
      const emitted =
        res.statusCode < 400
          ? req.scope.resolve(Modules.EVENT_BUS).emit({ name, data: { id: req.params["id"] } })
          : Promise.resolve();
      void emitted.finally(() => json(body));
      return res;
    };
    next();
  };

/**
 * Emits the events that Medusa omits, so that lists, search index and storefront are updated as for any other change.
 */
export const linkChangeEvents: MiddlewareRoute[] = Object.entries(eventByMatcher).map(([matcher, event]) => ({
  matcher,
  methods: ["POST"],
  middlewares: [emitWhenDone(event)],
}));
