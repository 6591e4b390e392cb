import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { languages } from "~/i18n/languages";

/** All cookies of the shop, listed by hand as on the privacy page. */
const cookies = ["cart", "code", "orders", "lang", "flash", "withdrawal", "panels"];

const app = path.resolve(import.meta.dirname, "..");
const texts = path.resolve(app, "../../commerce/texts/pages");

/** Cookie names in the table below "Cookies" of the privacy page. */
function told(language: string): string[] {
  const [, table = ""] = readFileSync(path.join(texts, `privacy.${language}.md`), "utf8").split(
    /^## Cookie.*$/m,
  );
  return [...(table.split(/^## /m)[0] ?? "").matchAll(/^\| ([a-z]+) /gm)].map(([, name = ""]) => name);
}

/** Cookie names used in the code. */
const given = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(path.join(app, file), "utf8"))
  .filter((text) => /Set-Cookie|createCookie|document\.cookie/.test(text))
  .flatMap((text) => [
    ...[...text.matchAll(/createCookie\(cookieName\("(\w+)"\)/g)].map(([, name = ""]) => name),
    ...[...text.matchAll(/"__Host-(\w+)"/g)].map(([, name = ""]) => name),
    ...[...text.matchAll(/^const (?:name|cookieName) = "(\w+)";/gm)].map(([, name = ""]) => name),
  ]);

test.each(languages)("the privacy page in %s lists every cookie", (language) => {
  expect(told(language)).toEqual(cookies);
});

test("no cookie is set that the privacy page does not list", () => {
  expect([...new Set(given)].sort()).toEqual([...cookies].sort());
});
