import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
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

// not awaited at the top level: chunks it imports may import this one
void loadServedNotices()
  .catch(() => undefined)
  .then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <DocumentContext.Provider value={{ ...documentData, nonce: undefined }}>
            <MessagesContext.Provider value={messages}>
              <RemixBrowser />
            </MessagesContext.Provider>
          </DocumentContext.Provider>
        </StrictMode>,
      );
    }),
  );
