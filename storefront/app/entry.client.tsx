import { RemixBrowser } from "@remix-run/react";
import type { Resource } from "i18next";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { startI18n } from "~/i18n/i18n.client";
import { languageOfPath } from "~/i18n/paths";
import { DocumentContext, messagesId, type DocumentData } from "~/i18n/react";

/** What entry.server wrote into the page. */
function readDelivered(): Omit<DocumentData, "nonce"> {
  const text = document.getElementById(messagesId)?.textContent;
  if (text) return JSON.parse(text) as DocumentData;
  return { messages: {}, requestId: "", pathname: "", away: false };
}

const delivered = readDelivered();
const i18n = await startI18n(languageOfPath(location.pathname), delivered.messages as Resource);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentContext.Provider value={{ ...delivered, nonce: undefined }}>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </DocumentContext.Provider>
    </StrictMode>,
  );
});
