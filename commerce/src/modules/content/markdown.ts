import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";

/** How a renderer writes the address of one of the shop's own pictures, given its path below /static. */
export type PictureAddress = (staticPath: string) => string;

const staticPrefix = "/static/";
// one file name: no leading dot and no slash, however it is written
const fileShape = /^(?!\.|%2e)(?:(?!%2f|%5c|%00)[\w%.-])+$/i;
const iconShape = /^icon:([a-z0-9-]+)\/([a-z0-9-]+)$/;

/** Path below /static of a picture the owner uploaded; null for every other address, which is not shown. */
function staticPathOf(source: string): string | null {
  // a relative address is taken against a host that does not exist, so that only its path counts
  if (!URL.canParse(source, "http://shop.invalid")) return null;
  const { pathname } = new URL(source, "http://shop.invalid");
  if (!pathname.startsWith(staticPrefix)) return null;
  const rest = pathname.slice(staticPrefix.length);
  return fileShape.test(rest) ? rest : null;
}

function rendererFor(address: PictureAddress) {
  const markdown = new MarkdownIt({ html: false, breaks: true, linkify: false, typographer: false });
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.image = (tokens, index) => {
    const token = tokens[index];
    const source = String(token?.attrGet("src") ?? "");
    const alt = escapeHtml(token?.content ?? "");
    const [, collection, icon] = iconShape.exec(source) ?? [];
    if (collection && icon) return `<span data-icon="${collection}:${icon}">${alt}</span>`;
    const path = staticPathOf(source);
    return path ? `<img src="${escapeHtml(address(path))}" alt="${alt}" loading="lazy">` : alt;
  };
  return markdown;
}

/** What may stand in a text; the title of the page is its only h1. */
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
 * Markdown as HTML that is safe to put into a page, whoever wrote it: raw HTML is shown as words, only the allowed
 * tags, attributes and address schemes come through, and only the shop's own pictures.
 */
export function renderMarkdown(markdown: string, address: PictureAddress): string {
  return sanitizeHtml(rendererFor(address).render(markdown), allowed);
}

/** Where the storefront serves an uploaded picture: 960 pixels wide, WebP. */
export const storefrontPicture: PictureAddress = (path) => `/media/960/${path}.webp`;
