import type { MessageTree } from "./translate";

/** A module of its own, because the first page needs the list only when the visitor moves on. */
export const messageFiles = import.meta.glob<MessageTree>("./messages/*/*.json", { import: "default" });
