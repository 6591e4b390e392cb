import { useLocation } from "@remix-run/react";
import type { TFunction } from "i18next";
import { createContext, useContext, useMemo } from "react";
import type { Language } from "./languages";
import type { MessageNamespace } from "./messages";
import { languageOfPath } from "./paths";
import { translator, type MessageTree } from "./translate";

/** Language of the current page, determined by its URL. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

export type DeliveredMessages = Readonly<Record<string, Readonly<Record<string, MessageTree>>>>;

/** The messages of a namespace, or a promise that resolves when they can be read. */
export type MessageStore = (language: Language, namespace: MessageNamespace) => MessageTree | Promise<void>;

/** One store per process on the server, one per visit in the browser. */
export const MessagesContext = createContext<MessageStore>(() => ({}));

/** `t` for the URL's language. Suspends within the navigation's transition until the messages are loaded. */
export function useT<const Ns extends MessageNamespace = "common">(namespace?: Ns): TFunction<Ns> {
  const language = useLanguage();
  const messages = useContext(MessagesContext)(language, namespace ?? "common");
  // React 18 suspends on a thrown promise
  if (messages instanceof Promise) throw messages;
  return useMemo(() => translator<Ns>(language, messages), [language, messages]);
}

export interface DocumentData {
  /** Nonce of the Content-Security-Policy; undefined in the browser, which hides it. */
  nonce: string | undefined;
  /** Id and path of the request this document answers. */
  requestId: string;
  pathname: string;
  /** Commerce did not respond: the content may be stale, and the page says so. */
  commerceDown: boolean;
  messages: DeliveredMessages;
}

export const DocumentContext = createContext<DocumentData>({
  nonce: undefined,
  requestId: "",
  pathname: "",
  commerceDown: false,
  messages: {},
});

/** Id of the script element that passes messages and request id to the browser. */
export const messagesId = "messages";
