import { textsOf } from "../texts";
import { languages } from "./languages";

/** A text of a file, or a group of them. */
type Node = string | { readonly [key: string]: Node };

const textsIn = (node: Node): string[] =>
  typeof node === "string" ? [node] : Object.values(node).flatMap(textsIn);

/** Matches what begins with a text, whatever its {{values}} are. */
const patternOf = (text: string): string =>
  text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[^]+?");

const refusals = new RegExp(
  `^(?:${languages.flatMap((language) => textsIn(textsOf("refusals", language)).map(patternOf)).join("|")})`,
);

/** Whether a message is one of the shop's own refusals, written for its staff; Medusa's are English only. */
export const isRefusalText = (message: string): boolean => refusals.test(message);
