import { data } from "@remix-run/node";
import { CommerceError } from "~/commerce/client.server";
import type { FormOutcome } from "~/commerce/form-requests.server";
import { honeypotName } from "~/content/Honeypot";
import type { FormErrors, PublicForm, TypedForm } from "~/platform/public-form";
import { log } from "~/platform/log.server";
import { readForm } from "~/platform/read-form";
import type { ShopContext } from "~/platform/shop.server";

/** Problems any form can run into although it was filled in correctly; each has its message. */
type CommonProblem = "limited" | "unavailable";

/** A form that was not accepted, with everything typed. */
export interface FormRefusal<Field extends string, Code extends string, Problem extends string> {
  typed: TypedForm<Field>;
  errors: FormErrors<Field, Code>;
  /** Why a correctly filled-in form was not accepted. */
  problem: Problem | CommonProblem | null;
}

type FormResult<Done, Field extends string, Code extends string, Problem extends string> =
  { done: Done } | { problem: Problem; status: number } | { errors: FormErrors<Field, Code> };

interface Submission<Field extends string, Code extends string, Value, Problem extends string, Done> {
  shop: ShopContext;
  form: PublicForm<Field, Code, Value>;
  /** The form's purpose, as named in the log. */
  purpose: string;
  /** Spam check: "machine", a problem to report, or null for a person. Without it everybody is treated as a person. */
  spam?: (formData: FormData) => "machine" | Problem | null;
  /** Response to a machine, whose form is silently dropped; required with `spam`. */
  spamResponse?: () => Done;
  /** Seconds until the visitor may send the form; 0 if now. Without it there is no rate limit. */
  limit?: (value: Value) => Promise<number>;
  /** Sends a valid form. @throws CommerceError while commerce is down */
  send: (value: Value) => Promise<FormResult<Done, Field, Code, Problem>>;
}

/** Treats a filled-in honeypot field, which people cannot see, as spam by a machine. */
export const honeypotOnly = (formData: FormData): "machine" | null =>
  formData.get(honeypotName) ? "machine" : null;

/** An accepted form. @param done the response to the request */
export const accepted = <Done>(done: Done): { done: Done } => ({ done });

export const toFormResult = <Done>(
  outcome: FormOutcome,
  done: () => Done,
): { done: Done } | { problem: CommonProblem; status: number } => {
  if (outcome === "taken") return accepted(done());
  return outcome === "limited"
    ? { problem: "limited", status: 429 }
    : { problem: "unavailable", status: 422 };
};

/**
 * Common path of all public forms: read, check for spam, validate, rate-limit, send. A form that is not accepted is
 * returned with everything typed and the matching status: 422, 429, or 503 while commerce is down.
 */
export async function submitForm<
  Field extends string,
  Code extends string,
  Value,
  Done,
  Problem extends string = never,
>(submission: Submission<Field, Code, Value, Problem, Done>, formData: FormData) {
  const { shop, form, purpose, spam, spamResponse, limit, send } = submission;
  const typed = form.read(formData);
  const refuse = (refused: Partial<FormRefusal<Field, Code, Problem>>, status: number) => ({
    refused: { typed, errors: {}, problem: null, ...refused } as FormRefusal<Field, Code, Problem>,
    status,
  });
  const verdict = spam?.(formData) ?? null;
  if (verdict === "machine" && spamResponse) return { done: spamResponse() };
  const checked = form.check(typed);
  if ("errors" in checked) return refuse({ errors: checked.errors }, 422);
  if (verdict !== null && verdict !== "machine") return refuse({ problem: verdict }, 422);
  if (limit && (await limit(checked.value)) > 0) return refuse({ problem: "limited" }, 429);
  try {
    const answer = await send(checked.value);
    if ("done" in answer) return answer;
    return "errors" in answer ? refuse(answer, 422) : refuse({ problem: answer.problem }, answer.status);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, `${purpose} was not accepted`);
    return refuse({ problem: "unavailable" }, 503);
  }
}

/** Builds the response to a request from its form's outcome (see `submitForm`). */
export async function answerForm<
  Field extends string,
  Code extends string,
  Value,
  Done,
  Problem extends string = never,
>(submission: Submission<Field, Code, Value, Problem, Done>) {
  const result = await submitForm(submission, await readForm(submission.shop.request));
  return "done" in result ? result.done : data(result.refused, { status: result.status });
}
