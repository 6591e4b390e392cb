import {
  errorHandler,
  getHttpResponseFromError,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { reportUnexpectedError } from "@su-turrone/contract/unexpected-errors";
import { refusalText, refusedProblems } from "../features/sellable/refuse-sale";
import { adminLanguage, refusalsFor } from "../platform/admin-language";
import { refusalCodeOf } from "../platform/engine-errors";
import { isDiskFull } from "../platform/full-disk";

const medusaErrorHandler = errorHandler();

const isConflict = (error: unknown): error is MedusaError =>
  MedusaError.isMedusaError(error) && error.type === MedusaError.Types.CONFLICT;

/** Thrown by Express for a URL that cannot be decoded, e.g. with a lone percent sign. */
const isUnreadableAddress = (error: unknown): boolean =>
  error instanceof URIError && "status" in error && error.status === 400;

/**
 * Error handler for all routes. Refusals of the store API are identified by their code; it is also in `message`,
 * because Medusa's JS SDK passes on nothing else of an error body, and the human-readable sentence is in `detail`. In
 * the admin API, a full disk is reported (507), and conflicts keep their message, which Medusa would replace by a
 * generic one. Reasons why a product cannot be sold are given in the language of the admin. A URL that cannot be
 * decoded is a client error, while Medusa treats it as a server error. All other errors are handled by Medusa.
 */
export function answerError(
  error: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (isDiskFull(error) && req.originalUrl.startsWith("/admin/")) {
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`The disk is full: ${req.method} ${req.path}`);
    res.status(507).json({ type: "unexpected_state", message: refusalsFor(req).disk_full });
    return;
  }
  if (isConflict(error) && req.originalUrl.startsWith("/admin/")) {
    res.status(409).json({ type: error.type, message: error.message });
    return;
  }
  if (isUnreadableAddress(error)) {
    res.status(400).json({ type: MedusaError.Types.INVALID_DATA, message: "The URL is malformed" });
    return;
  }
  const problems = refusedProblems(error);
  if (problems) {
    res
      .status(400)
      .json({ type: MedusaError.Types.NOT_ALLOWED, message: refusalText(problems, adminLanguage(req)) });
    return;
  }
  const code = req.originalUrl.startsWith("/store/") ? refusalCodeOf(error) : null;
  if (code === null) {
    if (getHttpResponseFromError(error).statusCode >= 500) reportUnexpectedError(error);
    medusaErrorHandler(error, req, res, next);
    return;
  }
  const { statusCode, body } = getHttpResponseFromError(error);
  req.scope.resolve(ContainerRegistrationKeys.LOGGER).info(`${code}: ${body.message ?? ""}`);
  res.status(statusCode).json({ type: body.type, code, message: code, detail: body.message });
}
