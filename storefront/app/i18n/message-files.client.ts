import type { MessageTree } from "./translate";

/**
 * One chunk per language and namespace, by path. In its own module, because a page that never changes does not need the
 * list of files.
 */
export const messageFiles = import.meta.glob<MessageTree>("./messages/*/*.json", { import: "default" });
