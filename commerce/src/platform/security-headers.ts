import helmet from "helmet";
import onHeaders from "on-headers";
import { setAdminLanguage } from "./admin-language-cookie";
import { env } from "./env";
import { onEveryRequest } from "./every-request";

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The policy of the admin's pages and the headers of every answer. Medusa's admin writes style elements, shows pictures before
 * they are uploaded from `blob:`, and asks nobody but its own server.
 * @param built false with Vite's development server, which writes scripts into the page and talks over a web socket
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
    // pictures are shown by the storefront and by mails
    crossOriginResourcePolicy: { policy: "cross-origin" },
    strictTransportSecurity: isHttps ? { maxAge: yearInSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
};

let begun = false;

/** Gives every answer of this process's HTTP server its security headers, and the admin its first language. */
export function setHeadersOfEveryAnswer(): void {
  if (begun) return;
  begun = true;
  const headers = headersOf(env().MEDUSA_BACKEND_URL, process.env["NODE_ENV"] !== "development");
  onEveryRequest((request, response) => {
    headers(request, response, () => {});
    setAdminLanguage(request, response);
    // Express writes the name of the software after this
    onHeaders(response, () => {
      response.removeHeader("X-Powered-By");
    });
  });
}
