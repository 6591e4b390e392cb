import type { HtmlElement } from "html-validate";
import { attribute, decoded, parsed } from "./delivered-page";

/** A form of a page, as a browser without scripts sends it. */
export interface PageForm {
  method: "GET" | "POST";
  /** Where it is sent to, with its query. */
  action: string;
  /** Its fields with what stands in them; each button with a name makes a form of its own. */
  fields: [name: string, value: string][];
}

/** The chosen option of a list, else the first that says something. */
function chosenOf(list: HtmlElement): string {
  const options = list.querySelectorAll("option").filter((option) => attribute(option, "value") !== "");
  const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
  return chosen ? attribute(chosen, "value") : "";
}

/** What a field says; of a box that may be ticked, what it says when it is. */
function valueOf(field: HtmlElement): string {
  if (field.is("select")) return chosenOf(field);
  // a line break behind the tag belongs to the tag
  if (field.is("textarea")) return decoded(field.textContent).replace(/^\n/, "");
  return attribute(field, "value") || (attribute(field, "type") === "checkbox" ? "on" : "");
}

function fieldsOf(form: HtmlElement): [string, string][] {
  const fields = new Map<string, string>();
  for (const field of form.querySelectorAll("input, select, textarea")) {
    const name = attribute(field, "name");
    const isOther = attribute(field, "type") === "radio" && !field.hasAttribute("checked");
    if (name !== "" && !(isOther && fields.has(name))) fields.set(name, valueOf(field));
  }
  return [...fields];
}

/** The forms of a page. @param path of the page, which a form without an action is sent to */
export function formsOf(html: string, path: string): PageForm[] {
  // to read the whole page would take ten times as long
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

/** What tells a form from others: where it goes, and what it does there. */
export function nameOfForm({ method, action, fields }: PageForm): string {
  const said = fields.filter(([name]) => name === "intent" || name === "step").map(([, value]) => value);
  return [method, action.split("?")[0], ...said].join(" ");
}
