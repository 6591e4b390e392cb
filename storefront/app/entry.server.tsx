import { STATUS_CODES } from "node:http";
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
import { isFailure } from "~/commerce/client.server";
import { commerceHealth } from "~/commerce/commerce-health";
import { deliveredMessages, serverMessages } from "~/i18n/i18n.server";
import type { MessageNamespace } from "~/i18n/namespaces";
import { languageOfPath } from "~/i18n/paths";
import { DocumentContext, MessagesContext } from "~/i18n/react";
import { namespacesOf } from "~/layout/handle";
import { log } from "~/platform/log.server";
import { routePattern } from "~/platform/route-pattern";
import { withoutNul } from "~/platform/without-nul.server";

/** Milliseconds until a page that still waits for data is sent as it is. */
export const streamTimeout = 5_000;

/** Whether pages have to say that commerce is away; server.ts asks, which is a bundle of its own. */
export const isCommerceAway = (): boolean => commerceHealth.isAway;

/** Ends what is kept of commerce, when another process of this storefront has heard of a change; called by server.ts as well. */
export { invalidateViews } from "~/commerce/view-cache.server";

/** When whoever was told 503 may ask again, in seconds; a restart of commerce takes about that. */
const retryAfter = "30";

function markUnavailable(headers: Headers): void {
  headers.set("Retry-After", retryAfter);
  headers.set("Cache-Control", "no-store");
}

/** Namespaces of the matched routes only; `routeModules` holds every route of the build. */
function matchedNamespaces(context: EntryContext): MessageNamespace[] {
  const handles = context.staticHandlerContext.matches.map((m) => context.routeModules[m.route.id]?.handle);
  return [...new Set<MessageNamespace>(["common", "errors", ...handles.flatMap(namespacesOf)])];
}

const isCrawler = (agent: string | null): boolean => agent !== null && isbot(agent);

/** Whether the page to be rendered is the error page for something that went wrong, and no answer a route has chosen (404, 405). */
const hasFailed = ({ staticHandlerContext: { errors } }: EntryContext): boolean =>
  Object.values(errors ?? {}).some((error) => !isRouteErrorResponse(error));

/** What a crawler gets of a page that has failed: its status and no error page; the error is only logged (spec §2). */
function plainFailure(status: number, headers: Headers): Response {
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  return new Response(STATUS_CODES[status] ?? "", { status, headers });
}

/**
 * Renders a page: for browsers as a stream, for crawlers (and whoever says nothing of himself) whole.
 * server.ts sets the Content-Security-Policy that names the nonce.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { nonce, requestId, unavailable, shared }: AppLoadContext,
): Promise<Response> {
  if (unavailable || isCommerceAway()) shared?.sources.forbidSharing();
  // a page for everybody answers more than this request
  const shownId = shared ? "" : requestId;
  const givenStatus = unavailable ? 503 : status;
  if (givenStatus === 503) markUnavailable(headers);
  // only a page that takes no forms answers so (RFC 9110, 15.5.6)
  if (givenStatus === 405) headers.set("Allow", "GET, HEAD");
  const agent = request.headers.get("User-Agent");
  const crawler = isCrawler(agent);
  if (crawler && hasFailed(context)) return Promise.resolve(plainFailure(givenStatus, headers));
  const whole = !agent || crawler;
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const messages = deliveredMessages(language, matchedNamespaces(context));

  return new Promise((resolve, reject) => {
    let answered = false;
    let finalStatus = givenStatus;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext.Provider
        value={{
          nonce,
          requestId: shownId,
          pathname,
          away: unavailable ?? isCommerceAway(),
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
        [whole ? "onAllReady" : "onShellReady"]() {
          answered = true;
          const body = withoutNul();
          headers.set("Content-Type", "text/html; charset=utf-8");
          headers.set("Content-Language", language);
          // every page says how much is in the visitor's cart: no cache but the shop's own may keep it
          if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
          // without this every page would be kept in memory until the time is over
          body.once("close", () => {
            clearTimeout(timer);
          });
          pipe(body);
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error: unknown) {
          // a crawler gets what could be rendered, as if nothing had been (spec §2)
          if (!crawler) finalStatus = 500;
          // an error before the shell rejects and goes to handleError
          if (!answered) return;
          reportUnexpectedError(error);
          log.error({ err: error, requestId }, "render error");
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
    timer.unref();
  });
}

/** Every unexpected error of loaders, actions and rendering, logged for browsers and crawlers alike. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  // a form sent to a page that takes none (405) is whoever sent it to blame for
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const crawler = isCrawler(request.headers.get("User-Agent"));
  const { pathname } = new URL(request.url);
  if (isFailure(error)) context.unavailable = true;
  reportUnexpectedError(error);
  // addresses of orders and of links in mails are somebody's own
  const path = routePattern(pathname);
  log.error({ err: error, requestId: context.requestId, path, crawler }, "request error");
}

/** What a page asks for while it is open gets the same status as the page itself would. */
export function handleDataRequest(
  response: Response,
  { context }: LoaderFunctionArgs | ActionFunctionArgs,
): Response {
  if (!context.unavailable) return response;
  const headers = new Headers(response.headers);
  markUnavailable(headers);
  return new Response(response.body, { status: 503, headers });
}
