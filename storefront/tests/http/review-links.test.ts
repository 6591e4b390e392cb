import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { reviewToken } from "../../e2e/support/delivered-order";
import { languages } from "../../e2e/support/languages";
import { words } from "../../e2e/support/words";
import { openPage, textOf } from "./delivered-page";
import { test } from "./request";

for (const language of languages) {
  test(`${language}: a forged or expired review link shows a message`, async ({ request }) => {
    const { problems, form } = words(language, "review");
    const line = { orderId: "order_01J", lineId: "ordli_01J" };
    for (const [token, status, title] of [
      ["", 404, problems.forged.title],
      ["rubbish", 404, problems.forged.title],
      [`${reviewToken(line)}x`, 404, problems.forged.title],
      [reviewToken(line), 404, problems.forged.title],
      [reviewToken(line, -60), 410, problems.expired.title],
    ] as const) {
      const page = await openPage(request, `${href("writeReview", language)}?token=${token}`);
      expect(page.status, token).toBe(status);
      expect(page.mainText, token).toContain(title);
      expect(page.queryAll("button").map(textOf)).not.toContain(form.submit);
    }
  });
}
