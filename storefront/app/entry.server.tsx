import { STATUS_CODES } from "node:http";
import { Transform } from "node:stream";
import {
  createReadableStreamFromReadable,
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { reportUnexpectedError } from "@su-turrone/contract/unexpected-errors";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { isCommerceFailure } from "~/commerce/client.server";
import { commerceHealth } from "~/commerce/commerce-health";
import { deliveredMessages, serverMessages } from "~/i18n/i18n.server";
import type { MessageNamespace } from "~/i18n/messages";
import { languageOfPath } from "~/i18n/paths";
import { DocumentContext, MessagesContext } from "~/i18n/react";
import { namespacesOf } from "~/layout/handle";
import { log } from "~/platform/log.server";
import { routePattern } from "~/platform/route-pattern";

/** Milliseconds until a page that still waits for data is sent as it is. */
export const streamTimeout = 5_000;

/** Whether pages must show that commerce is down; exported for server.ts, which is a separate bundle. */
export const isCommerceDown = (): boolean => commerceHealth.isDown;

/**
 * Invalidates cached commerce data after another process of this storefront has received a change; also called by
 * server.ts.
 */
export { invalidateViews } from "~/commerce/view-cache.server";

/** Retry-After of a 503 in seconds; a restart of commerce takes about that long. */
const retryAfter = "30";

function markUnavailable(headers: Headers): void {
  headers.set("Retry-After", retryAfter);
  headers.set("Cache-Control", "no-store");
}

/** Message namespaces of the matched routes only; `routeModules` holds every route of the build. */
function matchedNamespaces(context: EntryContext): MessageNamespace[] {
  const handles = context.staticHandlerContext.matches.map((m) => context.routeModules[m.route.id]?.handle);
  return [...new Set<MessageNamespace>(["common", "errors", ...handles.flatMap(namespacesOf)])];
}

const isCrawler = (agent: string | null): boolean => agent !== null && isbot(agent);

/** Whether an unexpected error is rendered, as opposed to a response thrown by a route on purpose (404, 405). */
const hasUnexpectedError = ({ staticHandlerContext: { errors } }: EntryContext): boolean =>
  Object.values(errors ?? {}).some((error) => !isRouteErrorResponse(error));

/**
 * Response to a crawler when the page has failed: the status without an error page; the error is only logged (spec §2).
 */
function plainErrorResponse(status: number, headers: Headers): Response {
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  return new Response(STATUS_CODES[status] ?? "", { status, headers });
}

/**
 * Removes NUL bytes from rendered output. React 18 writes into 2 KB buffers, and if a multi-byte character does not
 * fit, it also sends the empty rest of the buffer (facebook/react#24985, fixed in version 19). No page contains a NUL
 * itself.
 */
export const withoutNul = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });

/**
 * Renders a page: streamed for browsers, in one piece for crawlers and for clients without a User-Agent.
 * server.ts sets the Content-Security-Policy that contains the nonce.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { nonce, requestId, unavailable, shared }: AppLoadContext,
): Promise<Response> {
  if (unavailable || isCommerceDown()) shared?.sources.markPrivate();
  // a page from the shared cache answers more requests than this one
  const visibleRequestId = shared ? "" : requestId;
  const initialStatus = unavailable ? 503 : status;
  if (initialStatus === 503) markUnavailable(headers);
  // 405 only occurs on pages without an action (RFC 9110, 15.5.6)
  if (initialStatus === 405) headers.set("Allow", "GET, HEAD");
  const agent = request.headers.get("User-Agent");
  const crawler = isCrawler(agent);
  if (crawler && hasUnexpectedError(context))
    return Promise.resolve(plainErrorResponse(initialStatus, headers));
  const waitsForAll = !agent || crawler;
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const messages = deliveredMessages(language, matchedNamespaces(context));

  return new Promise((resolve, reject) => {
    let hasResponded = false;
    let finalStatus = initialStatus;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext.Provider
        value={{
          nonce,
          requestId: visibleRequestId,
          pathname,
          commerceDown: unavailable ?? isCommerceDown(),
          messages,
        }}
      >
        <MessagesContext.Provider value={serverMessages}>
          <RemixServer
            context={context}
            url={request.url}
            abortDelay={streamTimeout}
            {...(nonce === undefined ? {} : { nonce })}
          />
        </MessagesContext.Provider>
      </DocumentContext.Provider>,
      {
        ...(nonce === undefined ? {} : { nonce }),
        [waitsForAll ? "onAllReady" : "onShellReady"]() {
          hasResponded = true;
          const body = withoutNul();
          headers.set("Content-Type", "text/html; charset=utf-8");
          headers.set("Content-Language", language);
          // every page shows the visitor's cart count, so only the shop's own page cache may store it
          if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
          // otherwise the timer would keep every page in memory until it fires
          body.once("close", () => clearTimeout(timer));
          pipe(body);
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error: unknown) {
          // a crawler gets whatever could be rendered, with the original status (spec §2)
          if (!crawler) finalStatus = 500;
          // an error before the shell rejects the promise and is reported by handleError
          if (!hasResponded) return;
          reportUnexpectedError(error);
          log.error({ err: error, requestId }, "render error");
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
    timer.unref();
  });
}

/** Logs every unexpected error of loaders, actions and rendering, for browsers and crawlers alike. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  // 4xx are the client's fault, for example a form sent to a page without an action (405)
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const crawler = isCrawler(request.headers.get("User-Agent"));
  const { pathname } = new URL(request.url);
  if (isCommerceFailure(error)) context.unavailable = true;
  reportUnexpectedError(error);
  // log the route pattern only: URLs of orders and links from e-mails are personal
  const path = routePattern(pathname);
  log.error({ err: error, requestId: context.requestId, path, crawler }, "request error");
}

/** Gives data requests of an open page the same status as the page itself would get. */
export function handleDataRequest(
  response: Response,
  { context }: LoaderFunctionArgs | ActionFunctionArgs,
): Response {
  if (!context.unavailable) return response;
  const headers = new Headers(response.headers);
  markUnavailable(headers);
  return new Response(response.body, { status: 503, headers });
}
