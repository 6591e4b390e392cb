import helmet from "helmet";
import onHeaders from "on-headers";
import { setAdminLanguage } from "./admin-language";
import { env } from "./env";
import { onEveryRequest } from "./every-request";

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Content security policy of the admin's pages, and the headers of every response. Medusa's admin writes style
 * elements, previews pictures from `blob:` before they are uploaded, and only connects to its own server.
 * @param built false with Vite's development server, which uses inline scripts and a web socket
 */
export const headersOf = (backendUrl: string, built: boolean): ReturnType<typeof helmet> => {
  const { origin, protocol } = new URL(backendUrl);
  const isHttps = protocol === "https:";
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(built ? [] : ["'unsafe-inline'"])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", origin],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...(built ? [] : ["ws:"])],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // pictures are embedded by the storefront and in mails
    crossOriginResourcePolicy: { policy: "cross-origin" },
    strictTransportSecurity: isHttps ? { maxAge: yearInSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
};

let isStarted = false;

/** Sets the security headers on every response of this process's HTTP server, and the initial language of the admin. */
export function setHeadersOfEveryAnswer(): void {
  if (isStarted) return;
  isStarted = true;
  const headers = headersOf(env().MEDUSA_BACKEND_URL, process.env["NODE_ENV"] !== "development");
  onEveryRequest((request, response) => {
    headers(request, response, () => {});
    setAdminLanguage(request, response);
    // Express sets this header later
    onHeaders(response, () => {
      response.removeHeader("X-Powered-By");
    });
  });
}
