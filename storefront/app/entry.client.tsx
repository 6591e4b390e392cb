import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadServedNotices } from "~/cart/load-notices";
import { browserMessages } from "~/i18n/message-store.client";
import { DocumentContext, MessagesContext, messagesId, type DocumentData } from "~/i18n/react";
import { replaceBlockedStorage } from "~/platform/site-data";

/** Data that entry.server wrote into the page. */
function readDocumentData(): Omit<DocumentData, "nonce"> {
  const text = document.getElementById(messagesId)?.textContent;
  if (text) return JSON.parse(text) as DocumentData;
  return { messages: {}, requestId: "", pathname: "", commerceDown: false };
}

replaceBlockedStorage();

const documentData = readDocumentData();
const messages = browserMessages(documentData.messages);

/**
 * Whether the visitor has gone back or forward since the document was loaded: before React has started, that changes
 * only the address, and Remix would hydrate the content of one page as another.
 */
function hasMovedOn(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}

/**
 * Loads the page that the visitor goes to while React starts: Remix would change its state under the first render. A
 * link within the page, such as the skip link, fires the same event and loads nothing.
 */
function loadInstead(event: PopStateEvent): void {
  if (!hasMovedOn()) return;
  event.stopImmediatePropagation();
  location.reload();
}

window.addEventListener("popstate", loadInstead, true);

function Started({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    window.removeEventListener("popstate", loadInstead, true);
  }, []);
  return children;
}

/**
 * Lets Remix read the data of the page before React starts. Otherwise it suspends the first render, with no boundary
 * around it; if a click hurries that render, React gives up the page (error 345).
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

/** Has Remix create its router for the address as it is now. Its hooks throw outside React, after that. */
function createRouter(): void {
  try {
    RemixBrowser({});
  } catch {
    // what else fails, fails again in React, under the boundary of errors
  }
}

/** Starts Remix, or loads the page that the visitor has gone to instead; the page stays as it was served until then. */
async function start(): Promise<void> {
  await Promise.all([readPageData(), loadServedNotices().catch(() => undefined)]);
  if (hasMovedOn()) {
    location.reload();
    return;
  }
  createRouter();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentContext.Provider value={{ ...documentData, nonce: undefined }}>
          <MessagesContext.Provider value={messages}>
            <Started>
              <RemixBrowser />
            </Started>
          </MessagesContext.Provider>
        </DocumentContext.Provider>
      </StrictMode>,
    );
  });
}

// not awaited at the top level: chunks it imports may import this one
void start();
