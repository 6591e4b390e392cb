import { onFirstInteraction } from "./first-interaction.client";
import { slugFallback, type Language } from "./languages";
import type { MessageNamespace } from "./namespaces";
import type { DeliveredMessages, MessageStore } from "./react";
import type { MessageTree } from "./translate";

/** The table of what can be fetched comes when somebody is there, so that it is known when a link is pressed. */
const loadFiles = () => import("./message-files.client");

async function readFile(language: Language, namespace: MessageNamespace): Promise<MessageTree | undefined> {
  try {
    const { messageFiles } = await loadFiles();
    return await messageFiles[`./messages/${language}/${namespace}.json`]?.();
  } catch (error) {
    console.error("Failed locale loading", language, namespace, error);
    return undefined;
  }
}

/**
 * One namespace of one language. Where it does not load (offline, old deploy), its place is taken by the fallback languages in their
 * order, and by nothing when all fail: the page can do with the keys, and asking again at every render would suspend for ever.
 */
async function fetchMessages(language: Language, namespace: MessageNamespace): Promise<MessageTree> {
  for (const candidate of [language, ...slugFallback]) {
    const messages = await readFile(candidate, namespace);
    if (messages) return messages;
  }
  return {};
}

/** The messages the page came with; every other namespace is fetched once, when a page first asks for it. */
export function browserMessages(delivered: DeliveredMessages): MessageStore {
  const known = new Map<string, MessageTree | Promise<void>>();
  for (const [language, byNamespace] of Object.entries(delivered)) {
    for (const [namespace, messages] of Object.entries(byNamespace)) {
      known.set(`${language}/${namespace}`, messages);
    }
  }
  onFirstInteraction(() => {
    // where it fails, the page that needs it tries again
    loadFiles().catch(() => undefined);
  });
  return (language, namespace) => {
    const key = `${language}/${namespace}`;
    let found = known.get(key);
    if (!found) {
      found = fetchMessages(language, namespace).then((messages) => void known.set(key, messages));
      known.set(key, found);
    }
    return found;
  };
}
