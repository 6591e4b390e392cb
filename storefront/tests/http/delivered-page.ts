import { HtmlValidate, Parser, StaticConfigLoader, type HtmlElement } from "html-validate";
import type { APIRequestContext } from "./request";

const parser = new Parser(
  new HtmlValidate(new StaticConfigLoader({ elements: ["html5"] })).getConfigForSync("page.html"),
);

/** Parses HTML, or a part of it. */
export const parsed = (html: string): HtmlElement => parser.parseHtml(html);

/** Entities written by React. */
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

/** Text with HTML entities decoded. */
export const decoded = (html: string): string =>
  html.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** An attribute, empty if the element does not have it. */
export const attribute = (element: HtmlElement | null, name: string): string =>
  decoded(element?.getAttributeValue(name) ?? "");

/** Text content of an element with whitespace collapsed, as Playwright compares it. */
export const textOf = (element: HtmlElement | null): string =>
  decoded(element?.textContent ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A page as the shop delivers it, before any script runs. */
export interface DeliveredPage {
  status: number;
  html: string;
  /** The first element matching a selector. */
  query: (selector: string) => HtmlElement | null;
  queryAll: (selector: string) => HtmlElement[];
  /** Text of the page's main element. */
  mainText: string;
}

/** Requests a page, following redirects, and parses it. */
export async function openPage(request: APIRequestContext, path: string): Promise<DeliveredPage> {
  const answer = await request.get(path);
  return readPage(answer.status(), await answer.text());
}

/** Parses a requested page. */
export function readPage(status: number, html: string): DeliveredPage {
  // scripts are not text, and SVGs take most of the parsing time
  const document = parsed(html.replaceAll(/<(script|svg)\b[\s\S]*?<\/\1>/g, ""));
  return {
    status,
    html,
    query: (selector) => document.querySelector(selector),
    queryAll: (selector) => document.querySelectorAll(selector),
    mainText: textOf(document.querySelector("main")),
  };
}
