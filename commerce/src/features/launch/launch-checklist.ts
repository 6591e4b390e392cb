import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ownerFactGap,
  ownerFactVariables,
  stripeUrl,
  type productionGaps,
} from "@su-turrone/contract/environment";
import { JOB_RUNS_MODULE } from "../../modules/job-runs";
import { MAIL_MODULE } from "../../modules/mail";
import type { ShopSettings } from "../../modules/shop-settings/setting-types";
import { demoCompany, env, gapsForProduction, type Env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import { labelWarnings, type LabelWarning } from "../food-labels/label-warnings";
import { readSettings } from "../shop/settings";
import { readMailLight, backupLight, type HealthStatus } from "../today/health-status";
import { readLegalTexts, type LegalText, type LegalTextProblem } from "./legal-texts";

/** Topics to complete before the shop opens, in display order. */
export const launchTopics = [
  "company",
  "transfer",
  "legal",
  "labels",
  "payments",
  "mail",
  "server",
  "backup",
] as const;

export type LaunchTopic = (typeof launchTopics)[number];

type EnvironmentGap = ReturnType<typeof productionGaps>[number];

export type LaunchProblem =
  | EnvironmentGap["problem"]
  /** a made-up value of the demo */
  | "placeholder"
  | LegalTextProblem
  /** the payment sandbox is used instead of Stripe */
  | "sandbox"
  | "failing"
  /** never reported so far */
  | "unknown"
  | "label_missing"
  | "label_demo";

export interface LaunchGap {
  /** A setting, an environment variable, a page role or a product name; empty when the topic says it all. */
  subject: string;
  problem: LaunchProblem;
  /** Id of the page or product, for a link; null when there is no such record. */
  id: string | null;
  /** For a legal page that only lacks confirmation: hash of the text to confirm. */
  words_hash: string | null;
}

/** What is missing for production: response of `GET /admin/launch-checklist`. */
export interface LaunchChecklist {
  /** Whether the shop already runs in production mode. */
  production: boolean;
  /** All topics; a topic without gaps is complete. */
  topics: { name: LaunchTopic; gaps: LaunchGap[] }[];
}

export interface LaunchFacts {
  settings: Pick<ShopSettings, keyof typeof ownerFactVariables>;
  demo: Readonly<Record<string, string>>;
  environment: Pick<Env, "SHOP_MODE" | "STRIPE_API_URL">;
  /** Problems that would stop a production start of commerce. */
  environmentGaps: readonly EnvironmentGap[];
  legal: readonly LegalText[];
  labels: readonly LabelWarning[];
  mail: HealthStatus;
  backup: HealthStatus;
}

const gap = (subject: string, problem: LaunchProblem): LaunchGap => ({
  subject,
  problem,
  id: null,
  words_hash: null,
});

type OwnerFact = keyof typeof ownerFactVariables;

const ownerFactNames = Object.keys(ownerFactVariables) as OwnerFact[];

const gapsOfFacts = ({ settings, demo }: LaunchFacts, group: "company" | "transfer"): LaunchGap[] =>
  ownerFactNames.flatMap((name) => {
    const problem = ownerFactGap(ownerFactVariables[name], settings[name], demo);
    return name.startsWith(`${group}_`) && problem ? [gap(name, problem)] : [];
  });

const isOfStripe = ({ name }: EnvironmentGap): boolean => name.startsWith("STRIPE_");

const gapsOf: Readonly<Record<LaunchTopic, (facts: LaunchFacts) => LaunchGap[]>> = {
  company: (facts) => gapsOfFacts(facts, "company"),
  transfer: (facts) => gapsOfFacts(facts, "transfer"),
  legal: ({ legal }) =>
    legal.flatMap(({ role, entry_id: id, words_hash: hash, problem }) =>
      problem ? [{ subject: role, problem, id, words_hash: problem === "not_confirmed" ? hash : null }] : [],
    ),
  labels: ({ labels }) =>
    labels.map(({ product_id: id, title, missing }) => ({
      ...gap(title, missing.length > 0 ? "label_missing" : "label_demo"),
      id,
    })),
  payments: ({ environment, environmentGaps }) => [
    ...environmentGaps.filter(isOfStripe).map(({ name, problem }) => gap(name, problem)),
    ...(environment.STRIPE_API_URL === stripeUrl ? [] : [gap("STRIPE_API_URL", "sandbox")]),
  ],
  mail: ({ mail: { state } }) => {
    if (state === "files") return [gap("SMTP_URL", "missing")];
    return state === "failing" || state === "unknown" ? [gap("", state)] : [];
  },
  server: ({ environmentGaps }) =>
    environmentGaps.filter((one) => !isOfStripe(one)).map(({ name, problem }) => gap(name, problem)),
  backup: ({ backup: { state } }) => (state === "failing" || state === "unknown" ? [gap("", state)] : []),
};

export const launchChecklist = (facts: LaunchFacts): LaunchChecklist => ({
  production: facts.environment.SHOP_MODE === "production",
  topics: launchTopics.map((name) => ({ name, gaps: gapsOf[name](facts) })),
});

/** Reads the launch checklist of this shop. @param language language of product names */
export async function readLaunchChecklist(
  container: MedusaContainer,
  language: Language,
  now: Date,
): Promise<LaunchChecklist> {
  const outbox = container.resolve(MAIL_MODULE);
  const runs = container.resolve(JOB_RUNS_MODULE);
  const [settings, legal, labels, mail, jobs] = await Promise.all([
    readSettings(container),
    readLegalTexts(container, now),
    labelWarnings(container, language),
    readMailLight(outbox),
    runs.listJobRuns({}, { take: null }),
  ]);
  return launchChecklist({
    settings,
    legal,
    labels,
    mail,
    demo: demoCompany(),
    environment: env(),
    environmentGaps: gapsForProduction(),
    backup: backupLight(jobs, now),
  });
}
