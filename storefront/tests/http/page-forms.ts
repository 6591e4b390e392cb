import type { HtmlElement } from "html-validate";
import { href } from "../../app/i18n/paths";
import { attribute, decoded, parsed } from "./delivered-page";
import type { APIRequestContext } from "./request";

/** A form of a page, as submitted by a browser without JavaScript. */
export interface PageForm {
  method: "GET" | "POST";
  /** URL it is submitted to, with its query. */
  action: string;
  /** Its fields with their values; each button with a name makes a separate form. */
  fields: [name: string, value: string][];
}

/** The selected option of a select, otherwise the first one with a value. */
function chosenOf(list: HtmlElement): string {
  const options = list.querySelectorAll("option").filter((option) => attribute(option, "value") !== "");
  const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
  return chosen ? attribute(chosen, "value") : "";
}

/** Value of a field; for a checkbox its value when checked. */
function valueOf(field: HtmlElement): string {
  if (field.is("select")) return chosenOf(field);
  // a line break directly after the tag is not part of the value
  if (field.is("textarea")) return decoded(field.textContent).replace(/^\n/, "");
  return attribute(field, "value") || (attribute(field, "type") === "checkbox" ? "on" : "");
}

function fieldsOf(form: HtmlElement): [string, string][] {
  const fields = new Map<string, string>();
  for (const field of form.querySelectorAll("input, select, textarea")) {
    const name = attribute(field, "name");
    const isUnchecked = attribute(field, "type") === "radio" && !field.hasAttribute("checked");
    if (name !== "" && !(isUnchecked && fields.has(name))) fields.set(name, valueOf(field));
  }
  return [...fields];
}

/** The forms of a page. @param path of the page, to which a form without an action is submitted */
export function formsOf(html: string, path: string): PageForm[] {
  // parsing the whole page would take ten times as long
  const forms = [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].join("");
  return parsed(forms)
    .querySelectorAll("form")
    .flatMap((form): PageForm[] => {
      const method = attribute(form, "method").toUpperCase() === "POST" ? "POST" : "GET";
      const action = attribute(form, "action") || path;
      const fields = fieldsOf(form);
      const buttons = form.querySelectorAll("button").filter((button) => button.hasAttribute("name"));
      if (buttons.length === 0) return [{ method, action, fields }];
      return buttons.map((button) => {
        const pressed: [string, string] = [attribute(button, "name"), attribute(button, "value")];
        return { method, action, fields: [...fields, pressed] };
      });
    });
}

/** Identifies a form: its target and its action there. */
export function nameOfForm({ method, action, fields }: PageForm): string {
  const intents = fields.filter(([name]) => name === "intent" || name === "step").map(([, value]) => value);
  return [method, action.split("?")[0], ...intents].join(" ");
}

/** What the order button of a confirm page would send, as opened now; empty if the page has no button. */
export async function orderFields(
  request: APIRequestContext,
  page: string = href("checkoutConfirm", "de"),
): Promise<Record<string, string>> {
  const forms = formsOf(await (await request.get(page)).text(), page);
  return Object.fromEntries(forms.find(({ fields }) => fields[0]?.[0] === "total")?.fields ?? []);
}
