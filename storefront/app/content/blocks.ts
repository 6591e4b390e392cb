/** A link inside a text; `to` is a path of the shop, a mail address (`mailto:`) or a full address. */
export interface InlineLink {
  text: string;
  to: string;
}

export type Inline = string | InlineLink;

/** The parts a long text is made of: posts and legal pages. Data, so that loaders can hand them to pages. */
export type Block =
  | { kind: "h2"; text: string }
  | { kind: "p"; text: readonly Inline[] }
  | { kind: "ul" | "ol"; items: readonly string[] }
  | { kind: "facts"; rows: readonly (readonly [string, string])[] }
  | { kind: "form"; lines: readonly string[] };

/** A heading of a section. */
export const h2 = (text: string): Block => ({ kind: "h2", text });

/** A heading inside a section. */

/** A paragraph, with links where needed. */
export const p = (...text: Inline[]): Block => ({ kind: "p", text });

/** A list without order. */
export const ul = (...items: string[]): Block => ({ kind: "ul", items });

/** A list whose order matters. */
export const ol = (...items: string[]): Block => ({ kind: "ol", items });

/** Names and values, below each other. */
export const facts = (...rows: (readonly [string, string])[]): Block => ({ kind: "facts", rows });

/** Lines of a form to copy, set apart. */
export const form = (...lines: string[]): Block => ({ kind: "form", lines });

/** A link inside a paragraph. */
export const link = (text: string, to: string): InlineLink => ({ text, to });
