import { expect, it, vi } from "vitest";
import { requiredLine } from "@su-turrone/contract/request-fields";
import { CommerceError } from "~/commerce/client.server";
import type { FormOutcome } from "~/commerce/form-requests.server";
import { honeypotName } from "~/content/Honeypot";
import { publicForm } from "~/platform/public-form";
import { honeypotOnly, toFormResult, submitForm } from "./submit-form.server";

const form = publicForm({ name: requiredLine(5), town: requiredLine(20) }, ["required", "too_long"]);
const shop = {
  language: "de" as const,
  request: new Request("http://shop.test"),
  requestId: "r1",
  clientIp: "192.0.2.1",
  sources: null,
};

const formData = (fields: Record<string, string>): FormData => {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
};

const right = { name: " Ada ", town: "Tonara" };

/** Submits a form; everything succeeds except what the test overrides. */
async function submit(
  fields: Record<string, string>,
  {
    wait = 0,
    send = () => Promise.resolve("taken"),
  }: { wait?: number; send?: () => Promise<FormOutcome> } = {},
) {
  const sending = vi.fn(send);
  const counting = vi.fn(() => Promise.resolve(wait));
  const result = await submitForm(
    {
      shop,
      form,
      purpose: "a test",
      spam: honeypotOnly,
      spamResponse: () => "thanks",
      limit: counting,
      send: async () => toFormResult(await sending(), () => "thanks"),
    },
    formData(fields),
  );
  return { result, sent: sending.mock.calls.length, counted: counting.mock.calls.length };
}

it("sends a valid form", async () => {
  expect(await submit(right)).toEqual({ result: { done: "thanks" }, sent: 1, counted: 1 });
});

it("responds to a bot with the success result without sending the form", async () => {
  expect(await submit({ ...right, [honeypotName]: "x" })).toEqual({
    result: { done: "thanks" },
    sent: 0,
    counted: 0,
  });
});

it("returns an error per field and the input, without counting or sending the form", async () => {
  const typed = { name: "Adaline", town: "" };
  expect(await submit(typed)).toEqual({
    result: {
      refused: { typed, errors: { name: "too_long", town: "required" }, problem: null },
      status: 422,
    },
    sent: 0,
    counted: 0,
  });
});

it("does not send the form if the rate limit is exceeded", async () => {
  const { result, sent } = await submit(right, { wait: 60 });
  expect(result).toEqual({ refused: { typed: right, errors: {}, problem: "limited" }, status: 429 });
  expect(sent).toBe(0);
});

it.each([
  ["limited", { problem: "limited", status: 429 }],
  ["refused", { problem: "unavailable", status: 422 }],
] as const)('reports the outcome "%s" of commerce', async (outcome, { problem, status }) => {
  const { result } = await submit(right, { send: () => Promise.resolve(outcome) });
  expect(result).toEqual({ refused: { typed: right, errors: {}, problem }, status });
});

it("returns the input if commerce is unreachable, and rethrows other errors", async () => {
  const { result } = await submit(right, {
    send: () => Promise.reject(new CommerceError("unreachable", "away")),
  });
  expect(result).toEqual({ refused: { typed: right, errors: {}, problem: "unavailable" }, status: 503 });
  await expect(submit(right, { send: () => Promise.reject(new Error("ours")) })).rejects.toThrow("ours");
});
