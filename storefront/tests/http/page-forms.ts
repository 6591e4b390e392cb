/** A form of a page, as a browser reads it. */
export interface PageForm {
  method: "GET" | "POST";
  /** Where it is sent to, with its query. */
  action: string;
  /** Its fields with what stands in them; each button with a name makes a form of its own. */
  fields: [name: string, value: string][];
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  lt: "<",
  gt: ">",
  "#x27": "'",
  "#39": "'",
};

const textOf = (html: string): string =>
  html.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(/([\w-]+)(?:="([^"]*)")?(?=[\s/>]|$)/g);
  return new Map([...found].slice(1).map(([, name = "", value = ""]) => [name.toLowerCase(), textOf(value)]));
}

/** The chosen option of a list, else the first that says something. */
function chosenOf(html: string): string {
  const options = [...html.matchAll(/<option\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const chosen = options.find((option) => option.has("selected") && option.get("value") !== "");
  return (chosen ?? options.find((option) => option.get("value") !== ""))?.get("value") ?? "";
}

/** The forms of a page. @param path of the page, which a form without an action is sent to */
export function formsOf(html: string, path: string): PageForm[] {
  const forms: PageForm[] = [];
  for (const [, tag = "", inside = ""] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
    const attributes = attributesOf(`form ${tag}`);
    const fields: [string, string][] = [];
    const buttons: [string, string][] = [];
    const radios = new Set<string>();
    const elements = inside.matchAll(
      /<(input|button|textarea|select)\b([^>]*)>(?:([\s\S]*?)<\/(?:textarea|select)>)?/g,
    );
    for (const [whole, element = "", rest = "", content = ""] of elements) {
      const own = attributesOf(`${element} ${rest}`);
      const name = own.get("name");
      if (!name) continue;
      const value = own.get("value") ?? "";
      const type = own.get("type") ?? "text";
      if (element === "button") buttons.push([name, value]);
      else if (element === "select") fields.push([name, chosenOf(whole)]);
      else if (element === "textarea") fields.push([name, textOf(content)]);
      else if (type === "checkbox") fields.push([name, value || "on"]);
      else if (type !== "radio") fields.push([name, value]);
      else if (!radios.has(name)) {
        radios.add(name);
        fields.push([name, value]);
      }
    }
    const method = attributes.get("method")?.toUpperCase() === "POST" ? "POST" : "GET";
    const action = attributes.get("action") || path;
    if (buttons.length === 0) forms.push({ method, action, fields });
    else for (const button of buttons) forms.push({ method, action, fields: [...fields, button] });
  }
  return forms;
}

/** What tells a form from others: where it goes, and what it does there. */
export function nameOfForm({ method, action, fields }: PageForm): string {
  const said = fields.filter(([name]) => name === "intent" || name === "step").map(([, value]) => value);
  return [method, action.split("?")[0], ...said].join(" ");
}
