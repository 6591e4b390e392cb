import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { messageBody } from "@su-turrone/contract/form-requests";
import { messageStatusBody } from "./validators";
import { limitForms } from "./form-limits";

/** Bodies and limits of messages; registered in api/middlewares.ts. */
export const messagesMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/store/messages",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(messageBody), limitForms],
  },
  {
    matcher: "/admin/messages/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(messageStatusBody)],
  },
];
