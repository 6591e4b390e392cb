/**
 * The wallets inside their frame: a button for each, and the sheet that a phone would show over the page. Like a wallet it
 * tells the shop's page the address as soon as the sheet is open and whenever its country changes, and shows the amounts
 * that the page answers.
 */
const form = document.querySelector("form");
const buttons = document.querySelector(".wallets");
const base = new URL(".", location.href);
const query = new URLSearchParams(location.search);
const locale = query.get("locale") ?? "de";
const names = { apple_pay: "Apple Pay", google_pay: "Google Pay", paypal: "PayPal" };
/** The person whose wallet it is; a tester may write somebody else. */
const owner = {
  name: "Anna Muster",
  email: "anna.muster@example.com",
  line1: "Lindenweg 4",
  postal_code: "80331",
  city: "München",
  state: "BY",
  country: "DE",
};

/** Wallet whose sheet is open. */
let wallet = "";

const tell = (type, payload = {}) => parent.postMessage({ sandbox: true, type, payload }, location.origin);
const value = (name) => form.elements[name].value.trim();
const partial = () => ({
  city: value("city"),
  state: value("state"),
  postal_code: value("postal_code"),
  country: value("country"),
});

/** Waits for the page's answer: nothing can be approved before. */
function askForAmounts() {
  form.querySelector("button").disabled = true;
  tell("shippingaddresschange", { name: value("name"), address: partial() });
}

function close() {
  form.hidden = true;
  buttons.hidden = false;
  buttons.querySelector(`[value="${wallet}"]`)?.focus();
}

/** Shows the amounts of the page's answer, and the sheet if it is not open yet. */
function show({ items, amount }) {
  const euro = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  const rows = [...items, { name: words.amount, amount }].flatMap(({ name, amount: cents }) => {
    const [term, money] = [document.createElement("dt"), document.createElement("dd")];
    term.textContent = name;
    money.textContent = euro.format(cents / 100);
    return [term, money];
  });
  form.querySelector("dl").replaceChildren(...rows);
  document.getElementById("country-error").textContent = "";
  if (form.hidden) {
    form.hidden = false;
    buttons.hidden = true;
    form.elements.name.focus();
    askForAmounts();
  } else {
    form.querySelector("button").disabled = false;
  }
}

/** A token for the payment the wallet's owner has approved. */
async function token() {
  const response = await fetch(new URL("confirmation_tokens", base), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ wallet }),
  });
  return response.json();
}

window.addEventListener("message", async ({ data, origin, source }) => {
  if (origin !== location.origin || source !== parent || data?.sandbox !== true) return;
  const answer = (content) =>
    parent.postMessage({ sandbox: true, type: "answer", id: data.id, answer: content }, location.origin);
  if (data.type === "sheet") show(data);
  if (data.type === "rejected")
    document.getElementById("country-error").textContent = form.hidden ? "" : words.walletRefused;
  if (data.type === "failed") close();
  if (data.type === "validate") answer({});
  if (data.type !== "token") return;
  answer(
    await token().catch(() => ({ error: { type: "api_connection_error", message: words.noConnection } })),
  );
  close();
});
form.elements.country.addEventListener("change", askForAmounts);
form.querySelector("[value=cancel]").addEventListener("click", () => {
  tell("cancel");
  close();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const address = { ...partial(), line1: value("line1"), line2: null };
  const none = { line1: "", line2: null, city: "", state: "", postal_code: "", country: "" };
  const billing = query.get("billing") === "true" ? address : none;
  tell("confirm", {
    expressPaymentType: wallet,
    billingDetails: { name: value("name"), email: value("email"), phone: "", address: billing },
    shippingAddress: { name: value("name"), address },
  });
});

const words = await fetch(new URL(`words?locale=${encodeURIComponent(locale)}`, base)).then((r) => r.json());
document.documentElement.lang = locale;
for (const element of document.querySelectorAll("[data-word]")) {
  element.textContent = words[element.dataset.word];
}
// Switzerland is a country whose people have wallets, and to which the shop does not deliver
for (const code of [...query.get("countries").split(","), "CH"]) form.elements.country.add(new Option(code));
for (const [name, text] of Object.entries(owner)) form.elements[name].value = text;
for (const type of query.get("wallets").split(",")) {
  const button = document.createElement("button");
  button.value = type;
  button.textContent = `${names[type]} (Sandbox)`;
  button.addEventListener("click", () => {
    wallet = type;
    document.getElementById("wallet").textContent = button.textContent;
    tell("click", { expressPaymentType: type });
  });
  buttons.append(button);
}
const all = document.getElementById("all");
new ResizeObserver(() =>
  parent.postMessage({ sandbox: true, type: "height", height: all.scrollHeight + 6 }, location.origin),
).observe(all);
parent.postMessage({ sandbox: true, type: "ready", title: document.title }, location.origin);
