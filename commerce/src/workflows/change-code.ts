import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  addOrRemoveCampaignPromotionsWorkflow,
  createCampaignsWorkflow,
  updateCampaignsWorkflow,
  updatePromotionsWorkflow,
} from "@medusajs/medusa/core-flows";
import type { CodeChangePlan } from "../features/codes/plan-code-change";

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
