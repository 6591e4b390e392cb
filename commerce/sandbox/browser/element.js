/**
 * The card form inside its frame. It tells the shop's page its height, whether it is complete and what is wrong, never
 * the card number.
 */
const form = document.querySelector("form");
const base = new URL(".", location.href);
const locale = new URLSearchParams(location.search).get("locale") ?? "de";
const fields = [...form.elements].filter((element) => element.name);

const tell = (type, payload = {}) => parent.postMessage({ sandbox: true, type, ...payload }, location.origin);
const value = (name) => form.elements[name].value.trim();
const isEmpty = ({ name }) => value(name) === "";

/**
 * Shows an error at its field, or removes the one shown there.
 * @param {HTMLInputElement} field
 * @param {string} message "" if there is none
 */
function show(field, message) {
  document.getElementById(`${field.id}-error`).textContent = message;
  field.setAttribute("aria-invalid", String(message !== ""));
}

/** Shows what is missing, the first of it in focus; returns Stripe's error for that, if there is one. */
function validate() {
  const missing = fields.filter(isEmpty);
  for (const field of missing) show(field, words.refusals[`incomplete_${field.name}`]);
  const [first] = missing;
  if (!first) return {};
  first.focus();
  const code = `incomplete_${first.name}`;
  return { error: { type: "validation_error", code, message: words.refusals[code] } };
}

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
  const answer = await response.json();
  const refused = fields.find(({ name }) => answer.error?.code?.endsWith(`_${name}`));
  if (refused) show(refused, answer.error.message);
  return answer;
}

window.addEventListener("message", async ({ data, origin, source }) => {
  if (origin !== location.origin || source !== parent || data?.sandbox !== true) return;
  if (data.type === "focus") form.elements.number.focus();
  if (data.type === "validate") tell("answer", { id: data.id, answer: validate() });
  if (data.type !== "token") return;
  const answer = await token().catch(() => ({
    error: { type: "api_connection_error", message: words.noConnection },
  }));
  tell("answer", { id: data.id, answer });
});
form.addEventListener("input", ({ target }) => {
  show(target, "");
  tell("change", { complete: !fields.some(isEmpty), empty: fields.every(isEmpty) });
});
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
tell("ready", { title: document.title });
