import { Cookies } from "../../../testing/shopper";
import { sendRaw, shop, type Answer, type Input } from "./hostile";
import { formsOf, nameOfForm, type PageForm } from "./page-forms";

/** The body of a form as `multipart/form-data`, with any characters in names and values. */
const multipartBody = (form: readonly [string, string][]): string => {
  const parts = form.map(
    ([name, value]) => `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--xx--\r\n`;
};

/** A browser without JavaScript, with its own IP and cookies, that remembers the forms of the pages it has visited. */
export class Visitor {
  readonly #from: string;
  readonly #cookies = new Cookies();
  /** By name (`nameOfForm`), as last seen. */
  readonly forms = new Map<string, PageForm>();

  /** @param number up to 65,535: determines a unique IP, so that rate limits do not hide the form's response */
  constructor(number: number) {
    this.#from = `127.77.${number >> 8}.${number & 255}`;
  }

  /** A request as sent by this browser; the fields of a GET form replace the URL's query. */
  request(
    method: "GET" | "POST",
    path: string,
    form: readonly [string, string][] = [],
    multipart = false,
  ): Input {
    const cookie = this.#cookies.header;
    const headers = { origin: shop.origin, ...(cookie ? { cookie } : {}) };
    const query = new URLSearchParams([...form]).toString();
    if (method === "GET") {
      const address = query ? `${path.split("?")[0] ?? ""}?${query}` : path;
      return { method, path: address, headers, from: this.#from };
    }
    const type = multipart ? "multipart/form-data; boundary=xx" : "application/x-www-form-urlencoded";
    return {
      method,
      path,
      headers: { ...headers, "content-type": type },
      body: Buffer.from(multipart ? multipartBody(form) : query),
      from: this.#from,
    };
  }

  async send(input: Input): Promise<Answer> {
    const answer = await sendRaw(input);
    this.#cookies.keep(answer.cookies);
    return answer;
  }

  #rememberForms(html: string, path: string): void {
    for (const form of formsOf(html, path)) this.forms.set(nameOfForm(form), form);
  }

  /** Opens a page, following redirects. */
  async open(path: string): Promise<Answer> {
    const answer = await this.send(this.request("GET", path));
    if (answer.status >= 300 && answer.status < 400) {
      const { pathname, search } = new URL(answer.location, shop);
      return this.open(pathname + search);
    }
    this.#rememberForms(answer.body, path);
    return answer;
  }

  /** Submits a form without having visited its page. */
  async post(path: string, form: Readonly<Record<string, string>>): Promise<Answer> {
    const answer = await this.send(this.request("POST", path, Object.entries(form)));
    this.#rememberForms(answer.body, path);
    return answer;
  }
}
