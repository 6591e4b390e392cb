import { describe, expect, it } from "vitest";
import { languages, type Language } from "../../platform/languages";
import { bandColours, contrastOf } from "@su-turrone/contract/bands";
import { colours } from "@su-turrone/contract/brand";
import { templates, renderMail } from "./render-mail";
import { examples, sender } from "./render-mail.example";
import { darkColours, darkStyles } from "./templates/dark";

const render = (template: string, language: Language = "de") =>
  renderMail({ template, language, data: examples[template] }, sender);

describe("every mail", () => {
  const all = Object.keys(templates).flatMap((name) =>
    languages.map((language) => [name, language] as const),
  );

  it.each(all)("%s in %s has its language, a preheader and the sender's details", async (name, language) => {
    const { subject, html, text } = await render(name, language);
    expect(subject).not.toBe("");
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain('data-skip-in-text="true"');
    for (const fact of ["Torronificio Deledda", "Via Roma 1", "08039", "Tonara", "IT01234567890"]) {
      expect(html).toContain(fact);
      expect(text).toContain(fact);
    }
    expect(`${html}${text}`).not.toMatch(/undefined|\[object/);
    expect(text).not.toContain("@media");
  });

  it("has its own subject in each language", async () => {
    for (const name of Object.keys(templates)) {
      const subjects = await Promise.all(languages.map(async (l) => (await render(name, l)).subject));
      expect(new Set(subjects).size).toBe(3);
    }
  });
});

describe("in dark mode", () => {
  it("every text is readable (WCAG 1.4.3: 4.5)", () => {
    const { ground, panel, text, quiet, link } = darkColours;
    for (const ink of [text, quiet, link])
      for (const behind of [ground, panel]) expect(contrastOf(ink, behind)).toBeGreaterThanOrEqual(4.5);
  });

  it("every colour of every mail has one", async () => {
    const used = new Set<string>();
    for (const name of Object.keys(templates))
      for (const [, property = "", colour = ""] of (await render(name)).html.matchAll(
        /(?<=style="[^"]*)\b(background-color|(?<!-)color):(#\w+)/g,
      ))
        used.add(`${property}:${colour}`);
    const bands = Object.values(bandColours).map((colour) => `background-color:${colour}`);
    const onButton = `color:${colours.wafer}`;
    expect(
      [...used].filter((one) => ![...bands, onButton].includes(one) && !darkStyles.includes(`"${one}"`)),
    ).toEqual([]);
    expect(used.size).toBeGreaterThan(bands.length);
  });
});

it("the withdrawal receipt contains the content, the date and the time", async () => {
  const { html, text } = await render("withdrawal-received");
  // 10:00 UTC is 11:00 in Tonara
  for (const fact of ["Grazia Deledda", "1042", "die ganze Bestellung", "1. Dezember 2026", "11:00:00 MEZ"]) {
    expect(html).toContain(fact);
    expect(text).toContain(fact);
  }
});

it.each([
  ["nothing", ["nichts bezahlen", "schicken Ihnen nichts"], ["14 Tage", "Rücksendung"]],
  ["amount_follows", ["welcher Betrag noch zu bezahlen ist"], ["14 Tage", "Rücksendung"]],
  ["refund", ["spätestens 14 Tage", "nicht mehr"], ["Rücksendung"]],
  ["return", ["spätestens 14 Tage", "Rücksendung"], ["nichts bezahlen"]],
  ["return_unpaid", ["Rücksendung", "nichts bezahlen"], ["14 Tage"]],
  ["disputed", ["bei der Bank der Karte", "Doppelt ausgezahlt wird nichts"], ["14 Tage", "Rücksendung"]],
  [
    "return_disputed",
    ["Rücksendung", "bei der Bank der Karte", "Doppelt ausgezahlt wird nichts"],
    ["14 Tage"],
  ],
  ["refunded", ["bereits zurückgezahlt"], ["14 Tage", "Rücksendung"]],
  // no order is known
  [null, ["Haben Sie sie schon bezahlt", "spätestens 14 Tage", "Andernfalls"], []],
] as const)(
  "the withdrawal receipt of an order in the state %s promises what fits",
  async (next, said, not) => {
    const data = { ...(examples["withdrawal-received"] as object), next };
    const { text } = await renderMail({ template: "withdrawal-received", language: "de", data }, sender);
    const flat = text.replace(/\s+/g, " ");
    for (const part of said) expect(flat).toContain(part);
    for (const part of not) expect(flat).not.toContain(part);
  },
);

/** A receipt whose order has another withdrawal from before. */
async function repeatedReceipt(
  language: Language,
  next: string,
  earlier: { whole: boolean; settled: boolean },
): Promise<string> {
  const receivedAt = "2026-11-28T10:00:00.000Z";
  const example = examples["withdrawal-received"] as object;
  const data = { ...example, next, earlier: { received_at: receivedAt, ...earlier } };
  const { text } = await renderMail({ template: "withdrawal-received", language, data }, sender);
  return text.replace(/\s+/g, " ");
}

it.each([
  ["de", "28. November 2026", "Für die ganze Bestellung", "Für einen Teil", "abgeschlossen", "14 Tage"],
  ["it", "28 novembre 2026", "Per l’intero ordine", "Per una parte", "concluso", "14 giorni"],
  ["en", "28 November 2026", "from the whole order", "from a part", "settled", "14 days"],
] as const)(
  "in %s, the receipt of a repeated withdrawal says what stands, and promises nothing after all was settled",
  async (language, day, whole, part, settled, days) => {
    const over = await repeatedReceipt(language, "return", { whole: true, settled: true });
    for (const said of [day, whole, settled]) expect(over).toContain(said);
    expect(over).not.toContain(days);
    const open = await repeatedReceipt(language, "return", { whole: true, settled: false });
    for (const said of [day, whole, days]) expect(open).toContain(said);
    expect(open).not.toContain(settled);
    const inPart = await repeatedReceipt(language, "return", { whole: false, settled: true });
    for (const said of [day, part, settled, days]) expect(inPart).toContain(said);
  },
);

it("the receipt of a repeated withdrawal still says that everything was refunded", async () => {
  const text = await repeatedReceipt("de", "refunded", { whole: true, settled: true });
  expect(text).toContain("bereits zurückgezahlt");
});

const refunds: Readonly<Record<Language, RegExp>> = {
  de: /14 Tage|erstatte/,
  it: /14 giorni|rimbors/,
  en: /14 days|refund/,
};

it.each(
  languages.flatMap((language) =>
    (["nothing", "amount_follows", "return_unpaid"] as const).map((next) => [language, next] as const),
  ),
)("in %s, the withdrawal receipt of an unpaid order (%s) promises no refund", async (language, next) => {
  const data = { ...(examples["withdrawal-received"] as object), next };
  const { text } = await renderMail({ template: "withdrawal-received", language, data }, sender);
  expect(text).not.toMatch(refunds[language]);
});

describe("copy of a contact message", () => {
  it("does not repeat anything the sender may have typed", async () => {
    const { html, text, subject } = await render("contact-copy");
    expect(subject).toBe("Ihre Nachricht an Su Turrone");
    expect(text).toContain("Gesendet am: 21. November 2026 um 20:30 Uhr");
    for (const typed of ["Grazia", "alert(1)", "Darf man zusehen"]) {
      expect(html).not.toContain(typed);
      expect(text).not.toContain(typed);
    }
  });
});

it.each(["", "a", "ab"])("keeps multi-byte characters intact at any offset (after %j)", async (before) => {
  const message = `${before}${"€".repeat(2000)}`;
  const { html, text } = await renderMail(
    {
      template: "contact-message",
      language: "de",
      data: { ...(examples["contact-message"] as object), message },
    },
    sender,
  );
  expect(html).toContain(message);
  expect(text.replaceAll("\n", "")).toContain(message);
});

describe("message to the owner", () => {
  it("escapes HTML in the message", async () => {
    const { html } = await render("contact-message", "it");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toContain("<script>");
  });

  it("has the sender's address as reply-to", async () => {
    expect((await render("contact-message", "it")).replyTo).toBe("grazia@example.com");
  });
});

describe("mails that were asked for and can be ended", () => {
  it.each([
    ["newsletter-confirm", "newsletter/unsubscribe"],
    ["newsletter-welcome", "newsletter/unsubscribe"],
    ["restock-confirm", "restock/end"],
  ])("%s has the headers for one-click unsubscribe", async (name, page) => {
    expect((await render(name)).headers).toEqual({
      "List-Unsubscribe": `<https://shop.example/${page}?token=b>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  it("contains the confirmation link in HTML and text", async () => {
    const { html, text } = await render("newsletter-confirm", "en");
    expect(html).toContain('href="https://shop.example/newsletter/confirm?token=a"');
    expect(text).toContain("Confirm subscription <https://shop.example/newsletter/confirm?token=a>");
  });
});

it.each([
  ["password-reset", "de", "Der Link gilt bis 22. November 2026 um 20:30 Uhr (Uhrzeit in Italien)"],
  ["new-device", "de", "Am 22. November 2026 um 20:30 Uhr (Uhrzeit in Italien) hat sich jemand"],
  ["new-device", "en", "On 22 November 2026 at 20:30 (Italian time) somebody logged in"],
] as const)("%s in %s states the time in Tonara", async (template, language, sentence) => {
  expect((await render(template, language)).text.replace(/\s+/g, " ")).toContain(sentence);
});

it("names the missing template in the error", async () => {
  await expect(renderMail({ template: "none", language: "de", data: {} }, sender)).rejects.toThrow(
    'There is no mail template "none"',
  );
});

it("rejects data that do not match the template", async () => {
  await expect(
    renderMail({ template: "newsletter-confirm", language: "de", data: {} }, sender),
  ).rejects.toThrow();
});

it.each([
  ["de", "Das stimmt nicht", "10. Dezember"],
  ["it", "Non è così", "10 dicembre"],
  ["en", "That was wrong", "10 December"],
] as const)(
  "a correction that a refund was not sent says so in %s, and names no day, which may be past",
  async (language, word, day) => {
    const data = examples["refund-announced"] as object;
    const mail = async (more: object) =>
      (await renderMail({ template: "refund-announced", data: { ...data, ...more }, language }, sender)).text;
    expect(await mail({})).toContain(day);
    const correction = await mail({ correction: true });
    expect(correction.replaceAll(/\s+/g, " ")).toContain(word);
    expect(correction).not.toContain(day);
  },
);

it.each([
  ["de", "Ihre Erstattung ist zurückgekommen"],
  ["it", "Il rimborso è tornato indietro"],
  ["en", "Your refund came back to us"],
] as const)(
  "a correction that a refund came back says so in %s, and asks for no account",
  async (language, title) => {
    const { order, amount_cents } = examples["refund-announced"] as { order: object; amount_cents: number };
    const data = { order, amount_cents, credit_note: false, came_back: true };
    const { text } = await renderMail({ template: "refund-announced", data, language }, sender);
    expect(text.replaceAll(/\s+/g, " ")).toContain(title);
    expect(text).toMatch(/19[.,]10/);
    expect(text).not.toContain("IBAN");
  },
);
