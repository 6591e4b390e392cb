/** The package has no types; these cover what is used. */
declare module "@adobe/structured-data-validator" {
  interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    path: readonly unknown[];
  }

  export default class Validator {
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
  }
}
