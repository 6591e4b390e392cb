import { expect, it } from "vitest";
import { languages } from "../../platform/languages";
import { noticeTexts, type NoticeKind } from "./notice-texts";
import { noticeIn } from "./notify-owner";

it("fills in the placeholders of a notice", () => {
  expect(noticeIn("it", "capture_failed", { number: 12, reason: "card_declined" })).toEqual({
    title: "Ordine 12: non è stato ancora possibile incassare il pagamento",
    description: "L’incasso non è riuscito e si riprova da solo. Stripe ha risposto: card_declined",
  });
});

it("throws if the value of a placeholder is missing", () => {
  expect(() => noticeIn("de", "capture_failed", { number: 12 })).toThrow('"capture_failed" lacks "reason"');
});

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name).toSorted();

it.each(Object.keys(noticeTexts) as NoticeKind[])(
  "%s has the same placeholders in every language",
  (kind) => {
    const { title, text } = noticeTexts[kind];
    for (const language of languages) {
      expect(namesIn(title[language])).toEqual(namesIn(title.en));
      expect(namesIn(text[language])).toEqual(namesIn(text.en));
    }
  },
);
