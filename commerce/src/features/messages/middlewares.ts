import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { messageBody, messageStatusBody, newsletterBody, tokenBody } from "./validators";
import { limitForms } from "./form-limits";

/** Bodies and limits of messages and newsletter; registered in api/middlewares.ts. */
export const messagesMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/store/messages",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(messageBody), limitForms],
  },
  {
    matcher: "/store/newsletter",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(newsletterBody), limitForms],
  },
  {
    matcher: "/store/newsletter/confirm",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(tokenBody)],
  },
  {
    matcher: "/store/newsletter/unsubscribe",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(tokenBody)],
  },
  {
    matcher: "/admin/messages/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(messageStatusBody)],
  },
];
