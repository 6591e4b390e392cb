import { expect, it } from "vitest";
import { noticeIn } from "./notify-owner";

it("fills in the placeholders of a notice", () => {
  expect(noticeIn("it", "capture_failed", { number: 12, reason: "card_declined" })).toEqual({
    title: "Ordine 12: non è stato ancora possibile incassare il pagamento",
    description: "L’incasso non è riuscito e si riprova da solo. Stripe ha risposto: card_declined",
  });
});

it("throws if the value of a placeholder is missing", () => {
  expect(() => noticeIn("de", "capture_failed", { number: 12 })).toThrow('lacks "reason"');
});
