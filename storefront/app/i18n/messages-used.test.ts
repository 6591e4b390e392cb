import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { contentPages, pageWords } from "@su-turrone/contract/page-content";
import { expect, test } from "vitest";
import { namespaces, resources } from "./i18n.server";

const app = path.resolve(import.meta.dirname, "..");
const plural = /_(zero|one|two|few|many|other)$/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * All string literals in the code that may be message keys; in a template, each placeholder matches any text without a
 * dot.
 */
function textsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(new RegExp(`^${escaped(node.text)}$`));
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(({ literal }) => `[^.]+${escaped(literal.text)}`);
      found.push(new RegExp(`^${escaped(node.head.text)}${spans.join("")}$`));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return found;
}

/** Excludes templates that consist of placeholders only, which would match every message. */
const saysSomething = (text: RegExp): boolean =>
  !/^\^(\[\^\.\]\+\.?)+\$$/.test(text.source.replaceAll("\\.", "."));

const keysOf = (value: unknown, prefix = ""): string[] =>
  typeof value === "string"
    ? [prefix.replace(plural, "")]
    : Object.entries(value as object).flatMap(([key, inner]) =>
        keysOf(inner, prefix ? `${prefix}.${key}` : key),
      );

const used = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
  .flatMap((file) => textsIn(path.join(app, file)))
  .filter(saysSomething);

test.each(contentPages)("every editable text of the page %s is used", (page) => {
  const keys = Object.keys(pageWords[page]);
  expect(keys.filter((key) => !used.some((text) => text.test(key)))).toEqual([]);
});

test.each(namespaces)("every message of %s is used", (namespace) => {
  const keys = [...new Set(keysOf(resources["de"]?.[namespace]))];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !used.some((text) => text.test(key)))).toEqual([]);
});
