import type {
  UpdateCampaignDTO,
  UpdatePromotionDTO,
  CreatePromotionDTO,
  MedusaContainer,
} from "@medusajs/framework/types";
import {
  readTerms,
  type ReadForm,
  type CodeProblem,
  type CodeProblems,
  type CodeTerms,
  type NewCode,
} from "./code-form";
import { type CodeRow, daysOf, usageCountOf } from "./code-view";
import { z } from "@medusajs/framework/zod";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { refusalsFor } from "../../platform/admin-language";
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  addOrRemoveCampaignPromotionsWorkflow,
  createCampaignsWorkflow,
  updateCampaignsWorkflow,
  updatePromotionsWorkflow,
  createPromotionsWorkflow,
} from "@medusajs/medusa/core-flows";
import { Modules } from "@medusajs/framework/utils";
import { nextDay, startOfShopDay } from "@su-turrone/contract/time-zone";
import { decimalEuros, toEuros } from "@su-turrone/contract/money";
import { currency } from "../../platform/currency";
import { minimumAttribute } from "../cart/promotion-rules";
import { findPromotion } from "../cart/promotion-status";
import { readRows } from "../../platform/read-rows";

/** Start and end of a code's validity; the last day is included. */
const campaignPeriodOf = ({ from, until }: Pick<CodeTerms, "from" | "until">) => ({
  starts_at: from === null ? null : startOfShopDay(from),
  ends_at: until === null ? null : startOfShopDay(nextDay(until)),
});

/** The code as Medusa's promotion: on the goods only, VAT included, once for all of them. */
function promotionOf(newCode: NewCode, campaignIdentifier: string): CreatePromotionDTO {
  const { code, takes_off: discount, limit, minimum_cents: minimum } = newCode;
  return {
    code,
    type: "standard",
    status: "active",
    is_automatic: false,
    is_tax_inclusive: true,
    limit,
    application_method: {
      ...(discount.kind === "percent"
        ? { type: "percentage", value: discount.percent }
        : { type: "fixed", value: toEuros(discount.cents) }),
      target_type: "items",
      allocation: "across",
      currency_code: currency,
    },
    rules:
      minimum === null
        ? []
        : [{ attribute: minimumAttribute, operator: "gte", values: [decimalEuros(minimum)] }],
    // a campaign of its own, so that its dates can be changed independently
    campaign: { name: code, campaign_identifier: campaignIdentifier, ...campaignPeriodOf(newCode) },
  };
}

const identified = z.object({ campaign: z.object({ campaign_identifier: z.string() }).nullish() });

async function campaignOf(container: MedusaContainer, promotionId: string): Promise<string | undefined> {
  const [promotion] = await readRows(container, "promotion", identified, { id: promotionId });
  return promotion?.campaign?.campaign_identifier;
}

/**
 * Creates a code with Medusa's own workflow. Submitting the same form again finds the code created before.
 * @param key key of the form
 * @returns id of the promotion; null when another code with the same letters exists (case-insensitive)
 */
export async function createCode(
  container: MedusaContainer,
  newCode: NewCode,
  key: string,
): Promise<string | null> {
  const identifier = `${newCode.code}-${key}`;
  return container.resolve(Modules.LOCKING).execute(`code:${newCode.code}`, async () => {
    const existing = await findPromotion(container, newCode.code);
    if (existing) return (await campaignOf(container, existing.id)) === identifier ? existing.id : null;
    const { result } = await createPromotionsWorkflow(container).run({
      input: { promotionsData: [promotionOf(newCode, identifier)] },
    });
    return result[0]?.id ?? null;
  });
}

/** Start and end of the validity; the end is exclusive. */
export type CampaignPeriod = Required<Pick<UpdateCampaignDTO, "starts_at" | "ends_at">>;

/** `used` is Medusa's count, which is only maintained for codes with a limit. */
export type PromotionChange = Omit<UpdatePromotionDTO, "id"> & { used?: number };

interface CodeChangePlan {
  promotion: PromotionChange | null;
  period: CampaignPeriod | null;
}

const noChange: CodeChangePlan = { promotion: null, period: null };

const currentPeriod = ({ campaign }: CodeRow): CampaignPeriod => ({
  starts_at: campaign?.starts_at ?? null,
  ends_at: campaign?.ends_at ?? null,
});

/**
 * Plans a change to a code; repeating the change results in an empty plan.
 * @param orders number of orders with the code
 */
export function planCodeChange(
  change: CodeChangeBody,
  row: CodeRow,
  orders: number,
  now: Date,
): ReadForm<CodeChangePlan> {
  const period = currentPeriod(row);
  if (change.change === "switch") {
    const status = change.is_active ? "active" : "inactive";
    return { read: row.status === status ? noChange : { ...noChange, promotion: { status } } };
  }
  if (change.change === "end") {
    const hasEnded = row.campaign?.ends_at && row.campaign.ends_at <= now;
    return { read: hasEnded ? noChange : { ...noChange, period: { ...period, ends_at: now } } };
  }
  const used = usageCountOf(row, orders);
  const terms = readTerms(change, used);
  if ("problems" in terms) return terms;
  const { limit, ...days } = terms.read;
  const before = daysOf(row);
  const newPeriod = campaignPeriodOf(days);
  // an unchanged day keeps its exact time: a code ended at noon does not restart because its limit is changed
  const nextPeriod = {
    starts_at: days.from === before.from ? period.starts_at : newPeriod.starts_at,
    ends_at: days.until === before.until ? period.ends_at : newPeriod.ends_at,
  };
  const daysChange = days.from !== before.from || days.until !== before.until;
  // Medusa did not count uses without a limit, so previous uses are set along with it
  const promotion = limit === (row.limit ?? null) ? null : { limit, used };
  return { read: { promotion, period: daysChange ? nextPeriod : null } };
}

/** Entered values are parsed and validated by `code-form.ts`. */
const typed = z.string().max(100);
const terms = { from: typed, until: typed, limit: typed };

/**
 * Body of `POST /admin/codes`: the form "New code", and a key generated by the form, so that submitting it twice
 * creates one code.
 */
export const newCodeBody = z.strictObject({
  key: z.uuid(),
  code: typed,
  kind: z.enum(["percent", "amount"]),
  value: typed,
  ...terms,
  minimum: typed,
});

export type NewCodeBody = z.infer<typeof newCodeBody>;

/** Body of `POST /admin/codes/:id`. */
export const codeChangeBody = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("switch"), is_active: z.boolean() }),
  z.strictObject({ change: z.literal("end") }),
  z.strictObject({ change: z.literal("terms"), ...terms }),
]);

export type CodeChangeBody = z.infer<typeof codeChangeBody>;

/** Responds with the problems per field in the language of the admin: `{fields: {name: sentence}}`. */
export function answerCodeProblems(
  req: MedusaRequest,
  res: MedusaResponse,
  status: 400 | 409,
  problems: CodeProblems,
): void {
  const texts = refusalsFor(req).code;
  const fields: Record<string, string> = Object.fromEntries(
    Object.entries(problems).map(([name, problem]: [string, CodeProblem]) => [name, texts[problem]]),
  );
  res.status(status).json({ type: status === 400 ? "invalid_data" : "conflict", fields });
}

export interface ChangeCodeInput extends CodeChangePlan {
  id: string;
  code: string;
  /** The campaign that stores its dates; null when it has none yet. */
  campaign_id: string | null;
}

/** Writes a change to a code with Medusa's workflows, all or nothing. A code without dates gets a campaign for them. */
export const changeCodeWorkflow = createWorkflow("change-code", (input: ChangeCodeInput) => {
  when("gets-dates", input, ({ campaign_id: campaign, period }) => period !== null && campaign === null).then(
    () => {
      const campaigns = createCampaignsWorkflow.runAsStep({
        input: transform(input, ({ id, code, period }) => ({
          campaignsData: [{ name: code, campaign_identifier: `${code}-${id}`, ...period }],
        })),
      });
      addOrRemoveCampaignPromotionsWorkflow.runAsStep({
        input: transform({ input, campaigns }, ({ input: { id }, campaigns: [campaign] }) => ({
          id: campaign?.id ?? "",
          add: [id],
        })),
      });
    },
  );
  when(
    "changes-dates",
    input,
    ({ campaign_id: campaign, period }) => period !== null && campaign !== null,
  ).then(() => {
    updateCampaignsWorkflow.runAsStep({
      input: transform(input, ({ campaign_id: id, period }) => ({
        campaignsData: [{ id: id ?? "", ...period }],
      })),
    });
  });
  when("changes-code", input, ({ promotion }) => promotion !== null).then(() => {
    updatePromotionsWorkflow.runAsStep({
      input: transform(input, ({ id, promotion }) => ({ promotionsData: [{ id, ...promotion }] })),
    });
  });
  return new WorkflowResponse(transform(input, ({ id }) => ({ id })));
});
