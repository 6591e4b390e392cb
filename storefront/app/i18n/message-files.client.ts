import type { MessageTree } from "./translate";

/** One chunk a language and namespace, by its path: a table of the build's files, which no page needs as long as it is alone. */
export const messageFiles = import.meta.glob<MessageTree>("./messages/*/*.json", { import: "default" });
