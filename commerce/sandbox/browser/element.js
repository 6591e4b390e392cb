/**
 * The card form inside its frame. It tells the shop's page its height and whether it is complete, never the card
 * number.
 */
const form = document.querySelector("form");
const base = new URL(".", location.href);
const locale = new URLSearchParams(location.search).get("locale") ?? "de";
const fields = [...form.elements].filter((element) => element.name);

const tell = (type, payload = {}) => parent.postMessage({ sandbox: true, type, ...payload }, location.origin);
const value = (name) => form.elements[name].value.trim();
const complete = () => fields.every((field) => field.value.trim() !== "");

/** Requests a confirmation token for the entered card. */
async function token() {
  const [month = "", year = ""] = value("expiry").split("/");
  const response = await fetch(new URL("confirmation_tokens", base), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      number: value("number"),
      exp_month: month.trim(),
      exp_year: year.trim(),
      cvc: value("cvc"),
      locale,
    }),
  });
  return response.json();
}

window.addEventListener("message", async ({ data, origin, source }) => {
  if (origin !== location.origin || source !== parent || data?.sandbox !== true) return;
  if (data.type === "focus") form.elements.number.focus();
  if (data.type !== "token") return;
  const answer = await token().catch(() => ({
    error: { type: "api_connection_error", message: words.noConnection },
  }));
  tell("token", { id: data.id, answer });
});
form.addEventListener("input", () =>
  tell("change", { complete: complete(), empty: fields.every((f) => !f.value) }),
);
// "12 29" and "1229" become "12/29"
form.elements.expiry.addEventListener("change", ({ target }) => {
  const digits = target.value.replace(/\D/g, "");
  if (digits.length === 4 || digits.length === 6) target.value = `${digits.slice(0, 2)}/${digits.slice(-2)}`;
});
form.addEventListener("submit", (event) => event.preventDefault());

const words = await fetch(new URL(`words?locale=${encodeURIComponent(locale)}`, base)).then((r) => r.json());
document.documentElement.lang = locale;
for (const element of document.querySelectorAll("[data-word]")) {
  element.textContent = words[element.dataset.word];
}
new ResizeObserver(() => tell("height", { height: form.scrollHeight + 6 })).observe(form);
tell("ready", { incomplete: words.incomplete });
