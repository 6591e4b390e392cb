/**
 * The part of Stripe.js that the shop uses (docs.stripe.com/js): Stripe(), elements(), the Payment Element and the Express
 * Checkout Element in the mode that collects details before an intent exists, and createConfirmationToken(). Everything
 * else throws.
 */
(() => {
  const base = new URL(".", document.currentScript.src);
  /** An element in its own frame, with which it exchanges messages. */
  class FramedElement {
    #listeners = new Map();
    #frame = null;
    #waiting = new Map();
    #isReady = false;

    /**
     * @param {string} type as Stripe names it
     * @param {string} page shown in the frame
     * @param {Record<string, string>} query
     */
    constructor(type, page, query) {
      this.type = type;
      this.page = page;
      this.query = query;
    }

    on(event, handler) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), handler]);
      return this;
    }
    once(event, handler) {
      return this.on(event, handler);
    }
    off(event, handler) {
      const all = this.#listeners.get(event) ?? [];
      this.#listeners.set(event, handler ? all.filter((known) => known !== handler) : []);
      return this;
    }
    tell(event, payload = {}) {
      for (const handler of this.#listeners.get(event) ?? []) handler({ elementType: this.type, ...payload });
    }
    post(message) {
      this.#frame?.contentWindow?.postMessage({ sandbox: true, ...message }, location.origin);
    }
    /** What the frame says, beside what all frames say. */
    hear() {}
    ready() {
      this.tell("ready");
    }
    #receive = ({ data, origin, source }) => {
      if (origin !== location.origin || source !== this.#frame?.contentWindow || data?.sandbox !== true)
        return;
      if (data.type === "height") this.#frame.height = String(data.height);
      if (data.type === "ready") {
        this.#frame.title = data.title;
        this.#isReady = true;
        this.ready();
      }
      if (data.type === "answer") this.#waiting.get(data.id)?.(data.answer);
      this.hear(data);
    };
    mount(target) {
      const place = typeof target === "string" ? document.querySelector(target) : target;
      this.#frame = document.createElement("iframe");
      this.#frame.src = new URL(`${this.page}?${new URLSearchParams(this.query)}`, base).href;
      this.#frame.height = "240";
      this.#frame.style.width = "100%";
      this.#frame.style.border = "0";
      this.#frame.addEventListener("error", () =>
        this.tell("loaderror", { error: { message: "not loaded" } }),
      );
      window.addEventListener("message", this.#receive);
      place.append(this.#frame);
    }
    unmount() {
      window.removeEventListener("message", this.#receive);
      this.#frame?.remove();
      this.#frame = null;
      this.#isReady = false;
    }
    destroy() {
      this.unmount();
      this.#listeners.clear();
    }
    update() {}
    blur() {}
    clear() {}
    focus() {
      this.post({ type: "focus" });
    }
    collapse() {}
    /** Asks the frame for a token, or to validate its input; resolves to `{ error }` if that fails. */
    ask(type) {
      if (!this.#isReady) return Promise.resolve({ error: { type: "validation_error" } });
      const id = crypto.randomUUID();
      return new Promise((resolve) => {
        this.#waiting.set(id, resolve);
        this.post({ type, id });
      });
    }
  }

  class PaymentElement extends FramedElement {
    constructor({ locale = "de" }) {
      super("payment", "element.html", { locale });
    }
    hear({ type, complete, empty }) {
      if (type !== "change") return;
      this.tell("change", { complete, empty, collapsed: false, value: { type: "card" } });
    }
  }

  /** Plays the wallets of a device that has them all. */
  class ExpressCheckoutElement extends FramedElement {
    #wallets;
    #group;

    constructor(group, { allowedShippingCountries = [], billingAddressRequired = true }) {
      const types = group.allowedPaymentMethodTypes ?? ["card"];
      const wallets = [
        ...(types.includes("card") ? ["apple_pay", "google_pay"] : []),
        ...(types.includes("paypal") ? ["paypal"] : []),
      ];
      super("expressCheckout", "express.html", {
        locale: group.locale ?? "de",
        wallets: wallets.join(","),
        countries: allowedShippingCountries.join(","),
        billing: String(billingAddressRequired),
      });
      this.#wallets = wallets;
      this.#group = group;
    }
    ready() {
      const has = (wallet) => this.#wallets.includes(wallet);
      const availablePaymentMethods = {
        applePay: has("apple_pay"),
        googlePay: has("google_pay"),
        paypal: has("paypal"),
        amazonPay: false,
        klarna: false,
        link: false,
      };
      this.tell("ready", this.#wallets.length > 0 ? { availablePaymentMethods } : {});
    }
    /** Callbacks of an event, by which the page answers the frame; Stripe refuses items above the total as well. */
    #answers() {
      const reject = () => this.post({ type: "rejected" });
      const resolve = ({ lineItems = [], shippingRates = [] } = {}) => {
        const [rate] = shippingRates;
        const items = [...lineItems, { name: rate.displayName, amount: rate.amount }];
        const { amount } = this.#group;
        if (items.reduce((sum, item) => sum + item.amount, 0) > amount)
          throw new Error("The amount is less than the total amount of the line items provided.");
        this.post({ type: "sheet", items, amount });
      };
      return { resolve, reject };
    }
    hear({ type, payload }) {
      if (type === "click" || type === "shippingaddresschange")
        this.tell(type, { ...payload, ...this.#answers() });
      if (type === "cancel") this.tell("cancel");
      if (type === "confirm")
        this.tell("confirm", { ...payload, paymentFailed: () => this.post({ type: "failed" }) });
    }
  }

  class Elements {
    #element = null;

    constructor(options) {
      this.options = options;
    }
    create(type, options = {}) {
      if (type === "payment") this.#element = new PaymentElement(this.options);
      else if (type === "expressCheckout") this.#element = new ExpressCheckoutElement(this.options, options);
      else throw new Error(`The sandbox has no element "${type}".`);
      return this.#element;
    }
    getElement() {
      return this.#element;
    }
    update(options) {
      Object.assign(this.options, options);
    }
    fetchUpdates() {
      return Promise.resolve({});
    }
    on() {
      return this;
    }
    off() {
      return this;
    }
    submit() {
      return this.#element.ask("validate");
    }
  }

  const refused = (name) => () => {
    throw new Error(`The sandbox does not speak ${name}.`);
  };

  window.Stripe = (_key, { locale } = {}) => ({
    elements: (options = {}) => new Elements({ locale, ...options }),
    async createConfirmationToken({ elements }) {
      const answer = await elements.getElement().ask("token");
      return answer.error ? { error: answer.error } : { confirmationToken: answer };
    },
    createToken: refused("createToken"),
    createPaymentMethod: refused("createPaymentMethod"),
    confirmCardPayment: refused("confirmCardPayment"),
    registerAppInfo() {},
    _registerWrapper() {},
  });
  window.Stripe.version = "sandbox";
})();
