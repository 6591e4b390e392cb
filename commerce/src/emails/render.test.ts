import { describe, expect, it } from "vitest";
import { languages, type Language } from "../languages";
import { templates } from ".";
import type { Sender } from "./layout";
import { renderMail } from "./render";

const sender: Sender = {
  name: "Torronificio Deledda",
  street: "Via Roma 1",
  postalCode: "08039",
  city: "Tonara",
  vatId: "IT01234567890",
  rea: "NU-12345",
  email: "info@example.com",
  url: "https://shop.example",
};

const contact = {
  name: "Grazia <b>Deledda</b>",
  email: "grazia@example.com",
  topic: "Besuch",
  message: "Darf man zusehen?\n<script>alert(1)</script>",
  sent_at: "2026-11-21T19:30:00.000Z",
};
const newsletter = {
  url: "https://shop.example/newsletter/confirm?token=a",
  unsubscribe_url: "https://shop.example/newsletter/unsubscribe?token=b",
};

/** Data of each template, written out. */
const examples: Readonly<Record<string, unknown>> = {
  "contact-copy": contact,
  "contact-message": contact,
  "newsletter-confirm": newsletter,
  "newsletter-welcome": newsletter,
  "restock-back": { name: "Mandeltorrone, 300 g", url: "https://shop.example/produkte/mandeltorrone" },
  "restock-confirm": {
    name: "Mandeltorrone, 300 g",
    url: "https://shop.example/restock/confirm?token=a",
    end_url: "https://shop.example/restock/end?token=b",
  },
};

const render = (template: string, language: Language = "de") =>
  renderMail({ template, language, data: examples[template] }, sender);

describe("every mail", () => {
  const all = Object.keys(templates).flatMap((name) =>
    languages.map((language) => [name, language] as const),
  );

  it.each(all)("%s in %s names its language, its preheader and who writes", async (name, language) => {
    const { subject, html, text } = await render(name, language);
    expect(subject).not.toBe("");
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain('data-skip-in-text="true"');
    for (const fact of ["Torronificio Deledda", "Via Roma 1", "08039", "Tonara", "IT01234567890"]) {
      expect(html).toContain(fact);
      expect(text).toContain(fact);
    }
    expect(`${html}${text}`).not.toMatch(/undefined|\[object/);
  });

  it("has its own words in each language", async () => {
    for (const name of Object.keys(templates)) {
      const subjects = await Promise.all(languages.map(async (l) => (await render(name, l)).subject));
      expect(new Set(subjects).size).toBe(3);
    }
  });
});

describe("the copy of a message", () => {
  it("shows what was written, and runs nothing of it", async () => {
    const { html, text, subject } = await render("contact-copy");
    expect(subject).toBe("Ihre Nachricht an Su Turrone");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toContain("<script>");
    expect(text).toContain("Guten Tag Grazia <b>Deledda</b>,");
    expect(text).toContain("Gesendet am: 21. November 2026 um 20:30");
  });
});

describe("a message to the owner", () => {
  it("is answered to who wrote it", async () => {
    expect((await render("contact-message", "it")).replyTo).toBe("grazia@example.com");
  });
});

describe("the newsletter's mails", () => {
  it.each(["newsletter-confirm", "newsletter-welcome"])("%s can be ended in one click", async (name) => {
    expect((await render(name)).headers).toEqual({
      "List-Unsubscribe": "<https://shop.example/newsletter/unsubscribe?token=b>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  it("asks to confirm by a link, in both versions", async () => {
    const { html, text } = await render("newsletter-confirm", "en");
    expect(html).toContain('href="https://shop.example/newsletter/confirm?token=a"');
    expect(text).toContain("Confirm subscription <https://shop.example/newsletter/confirm?token=a>");
  });
});

it("says which template is missing", async () => {
  await expect(renderMail({ template: "none", language: "de", data: {} }, sender)).rejects.toThrow(
    'There is no mail template "none"',
  );
});

it("refuses data that are not the template's", async () => {
  await expect(
    renderMail({ template: "newsletter-confirm", language: "de", data: {} }, sender),
  ).rejects.toThrow();
});
