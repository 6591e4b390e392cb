import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { bookingBody, statementBody } from "./validators";

/** Body schemas of bank statement routes, with a higher size limit; registered in api/middlewares.ts. */
export const bankStatementMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/bank-statements",
    methods: ["POST"],
    bodyParser: { sizeLimit: "8mb" },
    middlewares: [validateAndTransformBody(statementBody)],
  },
  {
    matcher: "/admin/bank-statement-bookings",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(bookingBody)],
  },
];
