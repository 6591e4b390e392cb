import { fetchAhead, loadChunk } from "~/platform/load-chunk";
import { type Language, slugFallback } from "./languages";
import type { MessageNamespace } from "./messages";
import type { DeliveredMessages, MessageStore } from "./react";
import type { MessageTree } from "./translate";

/** Events of a first interaction: the pointer moves or touches, or the focus moves. */
const interactionEvents = ["pointerover", "focusin"] as const;

/** Calls a function once on the first interaction, early enough to fetch what the following click will need. */
function onFirstInteraction(callback: () => void): void {
  const controller = new AbortController();
  for (const event of interactionEvents) {
    addEventListener(
      event,
      () => {
        controller.abort();
        callback();
      },
      { signal: controller.signal, passive: true },
    );
  }
}

/** The list of message files is loaded ahead, at the latest on the first interaction, for when a link is clicked. */
const loadFiles = () => import("./message-files.client");

async function readFile(language: Language, namespace: MessageNamespace): Promise<MessageTree | undefined> {
  try {
    const { messageFiles } = await loadChunk(loadFiles);
    const load = messageFiles[`./messages/${language}/${namespace}.json`];
    return load && (await loadChunk(load));
  } catch (error) {
    console.error("Failed locale loading", language, namespace, error);
    return undefined;
  }
}

/**
 * Loads one namespace of one language. If that fails (offline, old deployment), the fallback languages are tried in
 * order, and finally an empty object is used: the page can render keys, whereas retrying on every render would suspend
 * forever.
 */
async function fetchMessages(language: Language, namespace: MessageNamespace): Promise<MessageTree> {
  for (const candidate of [language, ...slugFallback]) {
    const messages = await readFile(candidate, namespace);
    if (messages) return messages;
  }
  return {};
}

/**
 * Message store with the messages delivered with the page; every other namespace is fetched once, when it is first
 * needed.
 */
export function browserMessages(delivered: DeliveredMessages): MessageStore {
  const messagesByKey = new Map<string, MessageTree | Promise<void>>();
  for (const [language, byNamespace] of Object.entries(delivered)) {
    for (const [namespace, messages] of Object.entries(byNamespace)) {
      messagesByKey.set(`${language}/${namespace}`, messages);
    }
  }
  fetchAhead(loadFiles);
  onFirstInteraction(() => {
    // if it fails, the page that needs it retries
    loadFiles().catch(() => undefined);
  });
  return (language, namespace) => {
    const key = `${language}/${namespace}`;
    let entry = messagesByKey.get(key);
    if (!entry) {
      entry = fetchMessages(language, namespace).then((messages) => void messagesByKey.set(key, messages));
      messagesByKey.set(key, entry);
    }
    return entry;
  };
}
