import type { MessageTree } from "./translate";

/**
 * One chunk per language and namespace, by path. In its own module, because the first page needs the list of files only
 * when the visitor moves on.
 */
export const messageFiles = import.meta.glob<MessageTree>("./messages/*/*.json", { import: "default" });
