import { createInstance } from "i18next";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import type { OrderIssue } from "../../features/ordering/order/order-issues";
import de from "../i18n/orders/de.json";
import en from "../i18n/orders/en.json";
import it_ from "../i18n/orders/it.json";
import { OrderIssues } from "./order-issues";

const i18n = vi.hoisted((): { now?: ReturnType<typeof createInstance> } => ({}));
vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: i18n.now?.t, i18n: i18n.now }) }));
vi.mock("../people/staff-role", () => ({ useIsOwner: () => true }));

beforeAll(async () => {
  i18n.now = createInstance();
  const resources = Object.fromEntries(
    Object.entries({ de, en, it: it_ }).map(([language, translation]) => [language, { translation }]),
  );
  await i18n.now.init({ resources, interpolation: { escapeValue: false } });
});

const issue = (what: "dispute" | "inquiry"): OrderIssue => ({
  ...{ what, amount_cents: 3270, fee_cents: 0, reason: "fraudulent", answered: false },
  // in Rome still the same day, at 23:59
  due_at: "2026-12-20T22:59:00.000Z",
});

async function told(language: string, what: "dispute" | "inquiry"): Promise<string> {
  await i18n.now?.changeLanguage(language);
  const html = renderToStaticMarkup(createElement(OrderIssues, { issues: [issue(what)] }));
  return html.replaceAll(/<[^>]*>/g, " ").replaceAll("\u00a0", " ");
}

it.each([
  ["de", "20.12.2026, 23:59", "Es ist nichts zurückgebucht", "beanstandet"],
  ["en", "20 Dec 2026, 23:59", "No money has been taken back", "was disputed"],
  ["it", "20 dic 2026, 23:59", "Non è stato stornato nulla", "è stato contestato"],
])(
  "an inquiry and a dispute say what happened and until which hour evidence counts (%s)",
  async (...words) => {
    const [language, due, asked, disputed] = words;
    const inquiry = await told(language, "inquiry");
    expect(inquiry).toContain(due);
    expect(inquiry).toContain(asked);
    expect(inquiry).not.toContain(disputed);
    const dispute = await told(language, "dispute");
    expect(dispute).toContain(due);
    expect(dispute).toContain(disputed);
  },
);
