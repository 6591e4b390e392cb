import {
  errorHandler,
  getHttpResponseFromError,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { refusalCodeOf } from "../platform/engine-errors";

const medusasOwn = errorHandler();

/**
 * Tells a refusal of the store API by its code. The code stands in `message` too, because Medusa's JS SDK hands on nothing
 * else of an error's body; the sentence for people is in `detail`. Every other error is Medusa's to answer.
 */
export function answerError(
  error: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const code = req.originalUrl.startsWith("/store/") ? refusalCodeOf(error) : null;
  if (code === null) {
    medusasOwn(error, req, res, next);
    return;
  }
  const { statusCode, body } = getHttpResponseFromError(error);
  req.scope.resolve(ContainerRegistrationKeys.LOGGER).info(`${code}: ${body.message ?? ""}`);
  res.status(statusCode).json({ type: body.type, code, message: code, detail: body.message });
}
