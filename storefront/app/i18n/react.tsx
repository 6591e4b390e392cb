import { useLocation } from "@remix-run/react";
import type { TFunction } from "i18next";
import { createContext, useContext, useMemo } from "react";
import type { Language } from "./languages";
import type { MessageNamespace } from "./namespaces";
import { languageOfPath } from "./paths";
import { translator, type MessageTree } from "./translate";

/** Language of the page being shown: the one its URL names. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

/** Messages by language and namespace. */
export type DeliveredMessages = Readonly<Record<string, Readonly<Record<string, MessageTree>>>>;

/** The messages of a namespace, or a promise that ends when they are there to be asked for again. */
export type MessageStore = (language: Language, namespace: MessageNamespace) => MessageTree | Promise<void>;

/** Of the process on the server, of the visit in the browser. */
export const MessagesContext = createContext<MessageStore>(() => ({}));

/** `t` for the URL's language. Suspends, inside the navigation's transition, until its messages are there. */
export function useT<const Ns extends MessageNamespace = "common">(namespace?: Ns): TFunction<Ns> {
  const language = useLanguage();
  const messages = useContext(MessagesContext)(language, namespace ?? "common");
  // how React 18 is told to wait
  if (messages instanceof Promise) throw messages;
  return useMemo(() => translator<Ns>(language, messages), [language, messages]);
}

/** What the server hands the document. */
export interface DocumentData {
  /** Of the Content-Security-Policy; undefined in the browser, which hides it. */
  nonce: string | undefined;
  /** Of the request this document answers, and the path it asked for. */
  requestId: string;
  pathname: string;
  /** Commerce did not answer: what is shown may be old, and what needs it is closed for now. */
  away: boolean;
  /** The messages this page needs, by language and namespace. */
  messages: DeliveredMessages;
}

export const DocumentContext = createContext<DocumentData>({
  nonce: undefined,
  requestId: "",
  pathname: "",
  away: false,
  messages: {},
});

/** Id of the script element that carries messages and request id to the browser. */
export const messagesId = "messages";
