import { createHash } from "node:crypto";
import { languages, type PerLanguage } from "../../platform/languages";

/**
 * SHA-256 of the terms as in earlier seed texts of the three languages, with the sentences replaced by the earlier
 * scripts (terms-*.ts): they applied to consumers only.
 */
const formerTerms: ReadonlySet<string> = new Set([
  // German
  "8b29fdfa61373a6cd9e385eb5ef9551ccf7f3de45a20f200b9e0db941dc540e1",
  // Italian
  "88fded5909a9f678404af18e07d8bd61c2d7a31cdc0bd7f703ba16bdc3f682b7",
  "febcb3b6b112ee35a23a69c5c85aa2ebc561a4fcfee023f0986860af24faf441",
  "1943f0de228f034641cb352fd7ae7fde02af3fc61e57dffda792e083844d767e",
  "6257dc33855bbdd00ae7f6e9effea362d90b021a300e5b0aea30aa6e96ed5053",
  // English
  "8afb4d71d4cb00e123ced939f61f0d4c8055993dc5fb7da4d678b68da868bd4d",
]);

const isFormer = (body: string): boolean =>
  formerTerms.has(createHash("sha256").update(body.trim()).digest("hex"));

/**
 * Whether the terms of a shop are those of today's seed, seeded earlier and never edited, or the owner's own. The
 * languages are judged together: they have to say the same. Pure.
 */
export function originOfTerms(
  texts: readonly { language: string; body: string }[],
  today: PerLanguage,
): "today" | "former" | "own" {
  const bodies = new Map(texts.map(({ language, body }) => [language, body.trim()]));
  const isToday = (language: (typeof languages)[number]) => bodies.get(language) === today[language].trim();
  if (languages.every(isToday)) return "today";
  const isSeeded = languages.every((language) => isToday(language) || isFormer(bodies.get(language) ?? ""));
  return isSeeded ? "former" : "own";
}
