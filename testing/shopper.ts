/** Form data of the first checkout step for an address in Berlin. */
export const berlinInformation: Readonly<Record<string, string>> = {
  email: "grazia@example.com",
  "shipping.country": "de",
  "shipping.fullName": "Grazia Deledda",
  "shipping.street": "Hauptstraße 1",
  "shipping.postalCode": "10115",
  "shipping.city": "Berlin",
  billingSame: "on",
};

/** Name and value of a Set-Cookie header. */
const pairOf = (line: string): string => line.split(";")[0] ?? "";

/** The Cookie header with all that an answer sets. */
export const cookieOf = (answer: Response): string => answer.headers.getSetCookie().map(pairOf).join("; ");

/** The cookies of a browser. */
export class Cookies {
  readonly #kept = new Map<string, string>();

  /** @param lines Set-Cookie headers of an answer */
  keep(lines: readonly string[]): void {
    for (const pair of lines.map(pairOf)) {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      this.#kept.set(name, value);
    }
  }

  get header(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get values(): string[] {
    return [...this.#kept.values()];
  }
}
