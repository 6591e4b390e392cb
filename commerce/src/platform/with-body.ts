import { zodValidator } from "@medusajs/framework";
import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MedusaStoreRequest,
} from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";

/** Runs before the handler of a route: passes the request on, or an error, or answers it itself. */
export type Middleware<Req = MedusaRequest> = (
  req: Req,
  res: MedusaResponse,
  next: MedusaNextFunction,
) => unknown;

/** Answers a request, or throws. */
export type Handler<Req> = (req: Req, res: MedusaResponse) => Promise<void>;

const validated =
  <Schema extends z.ZodType, Req extends MedusaRequest<z.output<Schema>>>(
    schema: Schema,
    handler: Handler<Req>,
  ): Handler<Req> =>
  async (req, res) => {
    const body: unknown = await zodValidator(schema, req.body);
    req.validatedBody = body as z.output<Schema>;
    await handler(req, res);
  };

/**
 * A route of the store API that takes a body, in `validatedBody`. Its guards (api/middlewares.ts) have run before; any
 * other body gets Medusa's 400, also one with fields the schema does not have.
 */
export const withBody = <Schema extends z.ZodType>(
  schema: Schema,
  handler: Handler<MedusaStoreRequest<z.output<Schema>>>,
): Handler<MedusaStoreRequest<z.output<Schema>>> => validated(schema, handler);

/** The same for a route of the admin API, where `auth_context` says who sends it. */
export const withAdminBody = <Schema extends z.ZodType>(
  schema: Schema,
  handler: Handler<AuthenticatedMedusaRequest<z.output<Schema>>>,
): Handler<AuthenticatedMedusaRequest<z.output<Schema>>> => validated(schema, handler);
