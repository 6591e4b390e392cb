import { fetchAhead, loadChunk } from "~/platform/load-chunk";
import { type Language, slugFallback } from "./languages";
import type { MessageNamespace } from "./messages";
import type { DeliveredMessages, MessageStore } from "./react";
import type { MessageTree } from "./translate";

/** For this long (ms) messages that could not be loaded are not asked for again. */
export const retryAfterMs = 30_000;

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

/** Loads one namespace in the first of the fallback languages that has it; undefined if all fail. */
async function readFallback(namespace: MessageNamespace): Promise<MessageTree | undefined> {
  for (const candidate of slugFallback) {
    const messages = await readFile(candidate, namespace);
    if (messages) return messages;
  }
  return undefined;
}

/** Starts with the messages delivered with the page; every other namespace is fetched once, when needed. */
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
  /**
   * Loads one namespace of one language. If that fails (offline, old deployment), another language is used, and finally
   * an empty object: the page can render keys, whereas retrying on every render would suspend forever. After
   * a pause, the next interaction tries again.
   */
  const fetchMessages = async (language: Language, namespace: MessageNamespace): Promise<void> => {
    const messages = await readFile(language, namespace);
    messagesByKey.set(`${language}/${namespace}`, messages ?? (await readFallback(namespace)) ?? {});
    if (messages) return;
    setTimeout(() => {
      onFirstInteraction(() => void fetchMessages(language, namespace));
    }, retryAfterMs);
  };
  return (language, namespace) => {
    const key = `${language}/${namespace}`;
    let entry = messagesByKey.get(key);
    if (!entry) {
      entry = fetchMessages(language, namespace);
      messagesByKey.set(key, entry);
    }
    return entry;
  };
}
