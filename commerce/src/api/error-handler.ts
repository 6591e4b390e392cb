import {
  errorHandler,
  getHttpResponseFromError,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { requestIdHeader } from "@su-turrone/contract/trace-rules";
import { reportUnexpectedError } from "@su-turrone/contract/unexpected-errors";
import { refusalText, refusedProblems } from "../features/sellable/refuse-sale";
import { adminLanguage, refusalsFor } from "../platform/admin-language";
import { refusalCodeOf } from "../platform/engine-errors";
import { errorMessageOf } from "../platform/error-message";
import { isDiskFull } from "../platform/full-disk";
import { fill, textsOf } from "../texts";
import { languages } from "../platform/languages";

/** A text of a file, or a group of them. */
type Node = string | { readonly [key: string]: Node };

const textsIn = (node: Node): string[] =>
  typeof node === "string" ? [node] : Object.values(node).flatMap(textsIn);

/** Matches what begins with a text, whatever its {{values}} are. */
const patternOf = (text: string): string =>
  text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[^]+?");

const refusals = new RegExp(
  `^(?:${languages.flatMap((language) => textsIn(textsOf("refusals", language)).map(patternOf)).join("|")})`,
);

/** Whether a message is one of the shop's own refusals, written for its staff; Medusa's are English only. */
const isRefusalText = (message: string): boolean => refusals.test(message);

const medusaErrorHandler = errorHandler();

const isConflict = (error: unknown): error is MedusaError =>
  MedusaError.isMedusaError(error) && error.type === MedusaError.Types.CONFLICT;

/** Thrown by Express for a URL that cannot be decoded, e.g. with a lone percent sign. */
const isUnreadableAddress = (error: unknown): boolean =>
  error instanceof URIError && "status" in error && error.status === 400;

/** Whether a page the shop has added to the admin sent it: Medusa's own pages do not send their language. */
const isFromOwnPage = (req: MedusaRequest): boolean =>
  req.originalUrl.startsWith("/admin/") && req.get("x-medusa-locale") !== undefined;

/**
 * Answers a page of the admin with one sentence in its language, which names the request, by which the reason is found
 * in the log: Medusa's own messages are English, and for developers.
 */
function answerOwnPage(error: unknown, req: MedusaRequest, res: MedusaResponse): void {
  const { statusCode, body } = getHttpResponseFromError(error);
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
  const line = `${req.method} ${req.path}: ${errorMessageOf(error)}`;
  if (statusCode >= 500) {
    reportUnexpectedError(error);
    logger.error(line, error instanceof Error ? error : undefined);
  } else logger.warn(line);
  const message = fill(refusalsFor(req).unknown, { id: req.get(requestIdHeader) ?? "" });
  res.status(statusCode).json({ type: body.type, message });
}

/**
 * Error handler for all routes. Refusals of the store API are identified by their code; it is also in `message`,
 * because Medusa's JS SDK passes on nothing else of an error body, and the human-readable sentence is in `detail`. In
 * the admin API, a full disk is reported (507), and conflicts keep their message, which Medusa would replace by a
 * generic one. Reasons why a product cannot be sold are given in the language of the admin, and the shop's own pages
 * there get no message in another language (`answerOwnPage`). A URL that cannot be decoded is a client error, while
 * Medusa treats it as a server error. All other errors are handled by Medusa.
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
  if (isUnreadableAddress(error)) {
    res.status(400).json({ type: MedusaError.Types.INVALID_DATA, message: "The URL is malformed" });
    return;
  }
  if (isFromOwnPage(req) && !isRefusalText(errorMessageOf(error))) {
    answerOwnPage(error, req, res);
    return;
  }
  if (isConflict(error) && req.originalUrl.startsWith("/admin/")) {
    res.status(409).json({ type: error.type, message: error.message });
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
