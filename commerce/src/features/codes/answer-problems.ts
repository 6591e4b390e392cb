import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminLanguage } from "../../platform/admin-language";
import type { CodeProblem, CodeProblems } from "./code-form";
import { codeProblemTexts } from "./code-texts";

/** Responds with the problems per field in the language of the admin: `{fields: {name: sentence}}`. */
export function answerCodeProblems(
  req: MedusaRequest,
  res: MedusaResponse,
  status: 400 | 409,
  problems: CodeProblems,
): void {
  const language = adminLanguage(req);
  const fields: Record<string, string> = Object.fromEntries(
    Object.entries(problems).map(([name, problem]: [string, CodeProblem]) => [
      name,
      codeProblemTexts[problem][language],
    ]),
  );
  res.status(status).json({ type: status === 400 ? "invalid_data" : "conflict", fields });
}
