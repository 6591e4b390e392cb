import { data } from "@remix-run/node";
import { CommerceError } from "~/commerce/client.server";
import type { FormOutcome } from "~/commerce/messages.server";
import { honeypotName } from "~/platform/honeypot";
import { log } from "~/platform/log.server";
import type { FormErrors, PublicForm, TypedForm } from "~/platform/public-form";
import { readForm } from "~/platform/read-form";
import type { ShopContext } from "~/platform/shop.server";

/** What every form may be told that was filled in rightly; each has its message. */
type CommonProblem = "limited" | "unavailable";

/** A form that was not taken, with all that was typed. */
export interface FormRefusal<Field extends string, Code extends string, Problem extends string> {
  typed: TypedForm<Field>;
  errors: FormErrors<Field, Code>;
  /** Why a form that was filled in rightly was not taken. */
  problem: Problem | CommonProblem | null;
}

/** What became of sending a form. */
type Sent<Done, Field extends string, Code extends string, Problem extends string> =
  { done: Done } | { problem: Problem; status: number } | { errors: FormErrors<Field, Code> };

interface Submission<Field extends string, Code extends string, Value, Problem extends string, Done> {
  shop: ShopContext;
  form: PublicForm<Field, Code, Value>;
  /** What the form asks for, as the log names it. */
  what: string;
  /** Tells machines from people, or why it cannot; null for a person. Without it everybody counts as one. */
  spam?: (sent: FormData) => "machine" | Problem | null;
  /** What a machine sees, which is thanked and forgotten; needed with `spam`. */
  thanks?: () => Done;
  /** Seconds the visitor has to wait; 0 where the form may be sent. Without it, it may always be sent. */
  limit?: (value: Value) => Promise<number>;
  /** Sends a form that is filled in rightly. @throws CommerceError when commerce is away */
  send: (value: Value) => Promise<Sent<Done, Field, Code, Problem>>;
}

/** Takes whoever fills in the field that nobody sees for a machine. */
export const honeypotOnly = (sent: FormData): "machine" | null => (sent.get(honeypotName) ? "machine" : null);

/** A form that was taken. @param done the answer to the request */
export const taken = <Done>(done: Done): { done: Done } => ({ done });

/** What becomes of a form by the answer of commerce. */
export const sentBy = <Done>(
  outcome: FormOutcome,
  done: () => Done,
): { done: Done } | { problem: CommonProblem; status: number } => {
  if (outcome === "taken") return taken(done());
  return outcome === "limited"
    ? { problem: "limited", status: 429 }
    : { problem: "unavailable", status: 422 };
};

/**
 * The one way of every form that anybody may send: read, told from a machine's, checked, counted, sent. A form that is not taken
 * comes back with all that was typed and the status of the reason: 422, 429, or 503 while commerce is away.
 */
export async function submitForm<
  Field extends string,
  Code extends string,
  Value,
  Done,
  Problem extends string = never,
>(submission: Submission<Field, Code, Value, Problem, Done>, sent: FormData) {
  const { shop, form, what, spam, thanks, limit, send } = submission;
  const typed = form.read(sent);
  const refuse = (refused: Partial<FormRefusal<Field, Code, Problem>>, status: number) => ({
    refused: { typed, errors: {}, problem: null, ...refused } as FormRefusal<Field, Code, Problem>,
    status,
  });
  const verdict = spam?.(sent) ?? null;
  if (verdict === "machine" && thanks) return { done: thanks() };
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
    log.error({ err: error, requestId: shop.requestId }, `${what} was not taken`);
    return refuse({ problem: "unavailable" }, 503);
  }
}

/** Answers a request with what becomes of its form (see `submitForm`). */
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
