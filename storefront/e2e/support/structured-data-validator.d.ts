/** The package brings no types of its own; this much of it is used. */
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
