/**
 * The part of Stripe.js that the shop uses (docs.stripe.com/js): Stripe(), elements(), the Payment Element in the mode
 * that collects details before an intent exists, and createConfirmationToken(). Everything else throws.
 */
(() => {
  const base = new URL(".", document.currentScript.src);
  class PaymentElement {
    #listeners = new Map();
    #frame = null;
    #waiting = new Map();
    #isReady = false;

    constructor(locale) {
      this.locale = locale;
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
    #tell(event, payload = {}) {
      for (const handler of this.#listeners.get(event) ?? []) handler({ elementType: "payment", ...payload });
    }
    #receive = ({ data, origin, source }) => {
      if (origin !== location.origin || source !== this.#frame?.contentWindow || data?.sandbox !== true)
        return;
      if (data.type === "height") this.#frame.height = String(data.height);
      if (data.type === "ready") {
        this.#frame.title = data.title;
        this.#isReady = true;
        this.#tell("ready");
      }
      if (data.type === "answer") this.#waiting.get(data.id)?.(data.answer);
      if (data.type === "change") {
        this.#tell("change", {
          complete: data.complete,
          empty: data.empty,
          collapsed: false,
          value: { type: "card" },
        });
      }
    };
    mount(target) {
      const place = typeof target === "string" ? document.querySelector(target) : target;
      this.#frame = document.createElement("iframe");
      this.#frame.src = new URL(`element.html?locale=${encodeURIComponent(this.locale)}`, base).href;
      this.#frame.height = "240";
      this.#frame.style.width = "100%";
      this.#frame.style.border = "0";
      this.#frame.addEventListener("error", () =>
        this.#tell("loaderror", { error: { message: "not loaded" } }),
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
      this.#frame?.contentWindow?.postMessage({ sandbox: true, type: "focus" }, location.origin);
    }
    collapse() {}
    /** Asks the form for a token, or to validate its input; resolves to `{ error }` if that fails. */
    ask(type) {
      if (!this.#isReady) return Promise.resolve({ error: { type: "validation_error" } });
      const id = crypto.randomUUID();
      return new Promise((resolve) => {
        this.#waiting.set(id, resolve);
        this.#frame?.contentWindow?.postMessage({ sandbox: true, type, id }, location.origin);
      });
    }
  }

  class Elements {
    #payment = null;

    constructor(options) {
      this.options = options;
    }
    create(type) {
      if (type !== "payment") throw new Error(`The sandbox has no element "${type}".`);
      this.#payment = new PaymentElement(this.options.locale ?? "de");
      return this.#payment;
    }
    getElement() {
      return this.#payment;
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
      return this.#payment.ask("validate");
    }
  }

  const refused = (name) => () => {
    throw new Error(`The sandbox does not speak ${name}.`);
  };

  window.Stripe = (_key, { locale } = {}) => ({
    elements: (options = {}) => new Elements({ locale, ...options }),
    async createConfirmationToken({ elements }) {
      const answer = await elements.getElement("payment").ask("token");
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
