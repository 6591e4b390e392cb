import type { APIRequestContext } from "@playwright/test";
import type { HtmlElement } from "html-validate";
import { env } from "../../e2e/support/env";
import { attribute, decoded, readPage, textOf, type DeliveredPage } from "./delivered-page";

/** Input by field name: the text of a field, or the chosen values of radio buttons, checkboxes and selects. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;

/** The value of a field, or the text of the area it is shown in; null if the browser would not send it. */
function untouched(field: HtmlElement): string | null {
  const type = attribute(field, "type");
  if (type === "radio" || type === "checkbox")
    return field.hasAttribute("checked") ? attribute(field, "value") || "on" : null;
  // a line break directly after the tag is not part of the value
  if (field.is("textarea")) return decoded(field.textContent).replace(/^\n/, "");
  if (!field.is("select")) return attribute(field, "value");
  const chosen = field.querySelector("option[selected]") ?? field.querySelector("option");
  return chosen && attribute(chosen, "value");
}

/** The value of a field after the input; null if the browser would not send it. */
function valueAfter(field: HtmlElement, input: string | readonly string[] | undefined): string | null {
  if (input === undefined) return untouched(field);
  const values = [input].flat();
  const type = attribute(field, "type");
  if (type === "radio" || type === "checkbox") {
    const own = attribute(field, "value") || "on";
    return values.includes(own) ? own : null;
  }
  return values[0] ?? "";
}

/** The name of a button or link. */
const nameOf = (element: HtmlElement): string =>
  attribute(element, "aria-label").replaceAll(/\s+/g, " ") || textOf(element);

/** A browser without JavaScript, in German unless told otherwise, which keeps its cookies in `request`. */
export class PlainBrowser {
  #page: DeliveredPage | undefined;
  #url: URL;
  /** When the page says to try again, in seconds. */
  retryAfter: string | undefined;

  /** @param shop URL of the storefront; @param locale languages of the browser's user */
  constructor(
    readonly request: APIRequestContext,
    shop: string = env.SHOP_URL,
    readonly locale = "de-DE",
  ) {
    this.#url = new URL(shop);
  }

  /** The page it shows. */
  get page(): DeliveredPage {
    if (!this.#page) throw new Error("no page is open");
    return this.#page;
  }

  /** Path and query of the page it shows. */
  get path(): string {
    return this.#url.pathname + this.#url.search;
  }

  /** Opens a page, or sends a form to it, and follows redirects. @throws if the title of a refused form says nothing */
  async send(path: string, body?: URLSearchParams): Promise<void> {
    const answer = await this.request.fetch(new URL(path, this.#url).href, {
      headers: {
        "Accept-Language": this.locale,
        // a crawler gets only a short error message
        "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        ...(body ? { Origin: this.#url.origin, "Content-Type": "application/x-www-form-urlencoded" } : {}),
      },
      ...(body ? { method: "POST", data: body.toString() } : {}),
    });
    this.#url = new URL(answer.url());
    this.#page = readPage(answer.status(), await answer.text());
    this.retryAfter = answer.headers()["retry-after"];
    const title = textOf(this.page.query("title"));
    const isRefused = body && answer.status() >= 400 && this.said("alert") !== "";
    if (isRefused && !/^(?:Fehler|Errore|Error): ./.test(title))
      throw new Error(`a form was refused on ${this.path}, whose title does not say so: ${title}`);
  }

  async open(path: string): Promise<void> {
    await this.send(path);
  }

  /** The visible fields of a name. */
  #fields(name: string): HtmlElement[] {
    return this.page
      .queryAll("input, select, textarea")
      .filter((field) => attribute(field, "name") === name && attribute(field, "type") !== "hidden");
  }

  /** The value of a visible field; of radio buttons the chosen one, null if there is none. */
  value(name: string): string | null {
    return (
      this.#fields(name)
        .map(untouched)
        .find((value) => value !== null) ?? null
    );
  }

  /** What a screen reader adds to a field, for example what is wrong with it. */
  description(name: string): string {
    const ids = attribute(this.#fields(name)[0] ?? null, "aria-describedby")
      .split(" ")
      .filter(Boolean);
    return ids.map((id) => textOf(this.page.query(`[id="${id}"]`))).join(" ");
  }

  /** Texts of the page's messages: of errors (alert) and of what has been done (status). */
  said(role: "alert" | "status"): string {
    return this.page.queryAll(`[role="${role}"]`).map(textOf).join(" ");
  }

  /** The first element of a kind with a name. */
  #named(kind: "a" | "button", name: string | RegExp): HtmlElement {
    const elements = this.page.queryAll(kind);
    const found = elements.find((one) => {
      const own = nameOf(one);
      return typeof name === "string" ? own === name : name.test(own);
    });
    if (!found)
      throw new Error(`no ${kind} ${String(name)} on ${this.path}, but ${elements.map(nameOf).join(", ")}`);
    return found;
  }

  /** Follows a link. */
  async follow(link: string | RegExp): Promise<void> {
    await this.open(attribute(this.#named("a", link), "href"));
  }

  /** The form of a button as it would be sent: where to, how, and its fields. */
  form(button: string | RegExp, typed: Typed = {}): { action: string; post: boolean; body: URLSearchParams } {
    const pressed = this.#named("button", button);
    const id = attribute(pressed, "form");
    const form = id ? this.page.query(`form[id="${id}"]`) : pressed.closest("form");
    if (!form) throw new Error(`button ${String(button)} belongs to no form`);
    const body = new URLSearchParams();
    const missing = new Set(Object.keys(typed));
    const outside = this.page
      .queryAll("input, select, textarea")
      .filter(
        (field) => attribute(field, "form") !== "" && attribute(field, "form") === attribute(form, "id"),
      );
    for (const field of [...form.querySelectorAll("input, select, textarea"), ...outside]) {
      const name = attribute(field, "name");
      if (name === "" || field.hasAttribute("disabled")) continue;
      missing.delete(name);
      const value = valueAfter(field, typed[name]);
      if (value !== null) body.append(name, value);
    }
    if (missing.size > 0) throw new Error(`no field ${[...missing].join(", ")} to fill in on ${this.path}`);
    if (attribute(pressed, "name")) body.append(attribute(pressed, "name"), attribute(pressed, "value"));
    return {
      action: attribute(form, "action") || this.path,
      post: attribute(form, "method").toLowerCase() === "post",
      body,
    };
  }

  /** Fills in the form of a button, presses it, and follows the redirect. */
  async press(button: string | RegExp, typed: Typed = {}): Promise<void> {
    const { action, post, body } = this.form(button, typed);
    await (post ? this.send(action, body) : this.send(`${action.split("?")[0] ?? ""}?${body.toString()}`));
  }
}
