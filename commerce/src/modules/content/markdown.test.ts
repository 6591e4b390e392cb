import { describe, expect, it } from "vitest";
import { renderMarkdown, storefrontPicture } from "./markdown";

const html = (markdown: string) => renderMarkdown(markdown, storefrontPicture).trim();

describe("allowed Markdown", () => {
  it.each([
    ["# Titel\n\nEin *Wort*, **zwei**.", "<h2>Titel</h2>\n<p>Ein <em>Wort</em>, <strong>zwei</strong>.</p>"],
    ["1. eins\n2. zwei", "<ol>\n<li>eins</li>\n<li>zwei</li>\n</ol>"],
    ["[Kontakt](/kontakt)", '<p><a href="/kontakt">Kontakt</a></p>'],
    ["[Mail](mailto:a@example.org)", '<p><a href="mailto:a@example.org">Mail</a></p>'],
    [
      "![Honig](/static/1-honig.webp)",
      '<p><img src="/media/960/1-honig.webp.webp" alt="Honig" loading="lazy" /></p>',
    ],
    ["![Blatt](icon:lucide/leaf) frisch", '<p><span data-icon="lucide:leaf">Blatt</span> frisch</p>'],
    [
      "| a |\n|---|\n| b |",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>",
    ],
  ])("renders %s", (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });
});

describe("unsafe Markdown", () => {
  it.each([
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["<img src=x onerror=alert(1)>", "<p>&lt;img src=x onerror=alert(1)&gt;</p>"],
    ["[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"],
    ["[x](JaVaScRiPt&colon;alert(1))", "<p>[x](JaVaScRiPt:alert(1))</p>"],
    ["[x](data:text/html,hi)", "<p>[x](data:text/html,hi)</p>"],
    ["[x](vbscript:msgbox)", "<p>[x](vbscript:msgbox)</p>"],
    ["[x](//evil.example/a)", "<p><a>x</a></p>"],
    ["![x](https://evil.example/pixel.gif)", "<p>x</p>"],
    ["![x](/static/../../etc/passwd)", "<p>x</p>"],
    ["![x](/static/%2e%2e%2fsecret)", "<p>x</p>"],
    [
      '![" onerror="alert(1)](/static/a.webp)',
      '<p><img src="/media/960/a.webp.webp" alt="&quot; onerror=&quot;alert(1)" loading="lazy" /></p>',
    ],
    [
      '[x](/a "t\\" onclick=\\"alert(1)")',
      '<p><a href="/a" title="t&quot; onclick=&quot;alert(1)">x</a></p>',
    ],
    ['![x](icon:lucide/leaf"onload=1)', "<p>x</p>"],
  ])("neutralises %s", (markdown, expected) => {
    expect(html(markdown)).toContain(expected);
  });
});
