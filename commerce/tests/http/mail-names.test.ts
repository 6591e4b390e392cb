import { expect, it } from "vitest";
import { templates } from "../../src/features/mail/render-mail";
import german from "../../src/admin/i18n/json/de.json";
import english from "../../src/admin/i18n/json/en.json";
import italian from "../../src/admin/i18n/json/it.json";

it.each([
  ["de", german],
  ["it", italian],
  ["en", english],
])("has a name for each mail template in the admin: %s", (_, words) => {
  expect(Object.keys(words.mails.templates).sort()).toEqual(Object.keys(templates).sort());
});
