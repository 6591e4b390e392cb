import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";

/** Builds the address of one of the shop's own pictures from its path below /static. */
export type PictureAddress = (staticPath: string) => string;

const staticPrefix = "/static/";
// a single file name: no leading dot and no slash, encoded or not
const filePattern = /^(?!\.|%2e)(?:(?!%2f|%5c|%00)[\w%.-])+$/i;
const iconPattern = /^icon:([a-z0-9-]+)\/([a-z0-9-]+)$/;

/** Path below /static of a picture the owner uploaded; null for every other address, which is not rendered. */
function staticPathOf(source: string): string | null {
  // resolve relative addresses against a host that does not exist, so that only the path counts
  if (!URL.canParse(source, "http://shop.invalid")) return null;
  const { pathname } = new URL(source, "http://shop.invalid");
  if (!pathname.startsWith(staticPrefix)) return null;
  const rest = pathname.slice(staticPrefix.length);
  return filePattern.test(rest) ? rest : null;
}

function rendererFor(address: PictureAddress) {
  const markdown = new MarkdownIt({ html: false, breaks: true, linkify: false, typographer: false });
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.image = (tokens, index) => {
    const token = tokens[index];
    const source = String(token?.attrGet("src") ?? "");
    const alt = escapeHtml(token?.content ?? "");
    const [, collection, icon] = iconPattern.exec(source) ?? [];
    if (collection && icon) return `<span data-icon="${collection}:${icon}">${alt}</span>`;
    const path = staticPathOf(source);
    return path ? `<img src="${escapeHtml(address(path))}" alt="${alt}" loading="lazy">` : alt;
  };
  return markdown;
}

/** HTML allowed in a text; there is no h1, because the page title is the only one. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "s",
    "a",
    "blockquote",
    "code",
    "pre",
    "hr",
    "br",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "img",
    "span",
  ],
  allowedAttributes: {
    a: ["href", "title"],
    img: ["src", "alt", "loading"],
    span: ["data-icon"],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { h1: "h2", h5: "h4", h6: "h4" },
};

/**
 * Renders Markdown as HTML that is safe to embed, whoever wrote it: raw HTML is escaped, and only the allowed tags,
 * attributes and URL schemes and the shop's own pictures are kept.
 */
export function renderMarkdown(markdown: string, address: PictureAddress): string {
  return sanitizeHtml(rendererFor(address).render(markdown), allowed);
}

/** Address at which the storefront serves an uploaded picture: 960 pixels wide, WebP. */
export const storefrontPicture: PictureAddress = (path) => `/media/960/${path}.webp`;
