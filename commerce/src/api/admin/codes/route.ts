import { shopDay } from "@su-turrone/contract/time-zone";
import { answerCodeProblems, newCodeBody, createCode } from "../../../features/codes/change-code";
import { readNewCode } from "../../../features/codes/code-form";
import { readCodes, readListedCode } from "../../../features/codes/read-codes";
import { answerWithPage, withAdminBody } from "../../../platform/with-body";

/** The codes of the shop, newest first: `{codes, count, limit, offset}`. */
export const GET = answerWithPage((req, page) => readCodes(req.scope, page));

/**
 * Creates a code: `{code}`. Validation errors are reported per field in the language of the admin: 400 with
 * `{fields: {name: sentence}}`, 409 when the code already exists. A repeated request with the same key returns the code
 * created before.
 */
export const POST = withAdminBody(newCodeBody, async (req, res) => {
  const { key, ...typed } = req.validatedBody;
  const form = readNewCode(typed, shopDay(new Date()));
  if ("problems" in form) {
    answerCodeProblems(req, res, 400, form.problems);
    return;
  }
  const id = await createCode(req.scope, form.read, key);
  if (id === null) answerCodeProblems(req, res, 409, { code: "code_taken" });
  else res.json({ code: await readListedCode(req.scope, id) });
});
