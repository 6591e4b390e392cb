import { zodValidator } from "@medusajs/framework";
import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MedusaStoreRequest,
} from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { sliceOf } from "./list-query";

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

/** A route that answers with JSON what is read, or done, for a request without a body. */
export const answerWith =
  <Answer, Req extends MedusaRequest = MedusaRequest>(
    read: (req: Req) => Answer | Promise<Answer>,
  ): Handler<Req> =>
  async (req, res) => {
    res.json(await read(req));
  };

/** A route that answers with one page of a list, by `?limit&offset`: what is read of it, and which page it is. */
export const answerWithPage = <Answer extends { count: number }>(
  read: (req: MedusaRequest, page: { take: number; skip: number }) => Promise<Answer>,
): Handler<MedusaRequest> =>
  answerWith(async (req) => {
    const { limit, offset } = sliceOf(req.query);
    return { ...(await read(req, { take: limit, skip: offset })), limit, offset };
  });

/** Answers with a file to save, or to show and print; no cache keeps it. @param name file name, ASCII */
export function sendFile(
  res: MedusaResponse,
  { name, type, inline = false }: { name: string; type: string; inline?: boolean },
  content: string | Buffer,
): void {
  res.setHeader("cache-control", "private, no-store");
  res.setHeader("content-type", type);
  res.setHeader("content-disposition", `${inline ? "inline" : "attachment"}; filename="${name}"`);
  res.status(200).send(content);
}
