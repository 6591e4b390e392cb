/**
 * The environment rules the launcher needs before any package is installed; hence plain JavaScript. The schemas of the
 * variables are in environment.ts.
 */

/** Minimum length of a secret, in characters. */
export const secretLength = 32;

/** Secrets of the running servers; production reads them only from the environment. */
export const serverSecrets = /** @type {const} */ ([
  "JWT_SECRET",
  "COOKIE_SECRET",
  "MFA_SECRET",
  "SESSION_SECRET",
  "SIGNING_SECRET",
]);

/** The keys of a Stripe account: either all are set, or none and the payment sandbox is used. */
export const stripeKeys = /** @type {const} */ ([
  "STRIPE_API_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
]);

/**
 * Variables whose value may be read from a file named by `<NAME>_FILE`: a secret mounted by an orchestrator, which does
 * not appear in any list of processes or environment variables.
 */
export const secretVariables = /** @type {const} */ ([
  ...serverSecrets,
  ...stripeKeys,
  "DATABASE_URL",
  "REDIS_URL",
  "SMTP_URL",
  "ADMIN_PASSWORD",
  "BACKUP_KEY",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
]);

/**
 * Resolves the secrets that are given as files; trailing line breaks of a file are dropped.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {(file: string) => string} read
 * @returns {Record<string, string>} without the `_FILE` variables and without empty values
 * @throws {Error} naming every secret that is given twice or whose file cannot be read
 */
export function withSecretFiles(env, read) {
  /** @type {Record<string, string>} */
  const given = {};
  for (const [name, value] of Object.entries(env)) if (value) given[name] = value;
  const problems = secretVariables.flatMap((name) => {
    const file = given[`${name}_FILE`];
    if (file === undefined) return [];
    delete given[`${name}_FILE`];
    if (name in given) return [`${name} and ${name}_FILE: set one of them`];
    try {
      const value = read(file).replace(/[\r\n]+$/, "");
      // an empty value counts as not set, as everywhere
      if (value) given[name] = value;
      return [];
    } catch (error) {
      // the message names the file and the reason, never its content
      return [`${name}_FILE: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  if (problems.length === 0) return given;
  throw new Error(`The environment is not complete:\n${problems.map((line) => `  ${line}`).join("\n")}`);
}

/** Default bucket region. */
export const usualBucketRegion = "us-east-1";

/**
 * Options of the AWS S3 client: some S3-compatible services do not support virtual-host addressing of buckets or the
 * newest checksums.
 * @param {string | undefined} endpoint URL of the S3-compatible service; undefined for Amazon S3
 */
export const bucketDialect = (endpoint) => ({
  forcePathStyle: endpoint !== undefined,
  requestChecksumCalculation: /** @type {const} */ ("WHEN_REQUIRED"),
  responseChecksumValidation: /** @type {const} */ ("WHEN_REQUIRED"),
});

/**
 * Name prefix of uploads and exports that only the owner may download. Medusa's file provider for the disk uses it and
 * stores them in a separate folder; in a bucket the prefix is the only distinction.
 */
export const privatePrefix = "private-";

/**
 * Seller and bank account: setting saved by the owner in the admin -> variable that provides its initial value.
 * Fictitious in the demonstration, required in production.
 */
export const ownerFactVariables = /** @type {const} */ ({
  company_name: "COMPANY_NAME",
  company_street: "COMPANY_STREET",
  company_postal_code: "COMPANY_POSTAL_CODE",
  company_city: "COMPANY_CITY",
  company_vat_id: "COMPANY_VAT_ID",
  company_rea: "COMPANY_REA",
  company_email: "COMPANY_EMAIL",
  company_pec: "COMPANY_PEC",
  company_phone: "COMPANY_PHONE",
  transfer_holder: "BANK_TRANSFER_HOLDER",
  transfer_iban: "BANK_TRANSFER_IBAN",
  transfer_bic: "BANK_TRANSFER_BIC",
});

/** The variables of `ownerFactVariables`. */
export const ownerFacts = Object.values(ownerFactVariables);

/** Facts in which a real shop may coincide with the demonstration. */
const sharedWithDemo = ["COMPANY_POSTAL_CODE", "COMPANY_CITY"];

const placeholder =
  /placeholder|platzhalter|segnaposto|^\[.*\]$|^<.*>$|\(demo\)|@example\.|changeme|supersecret/i;

/**
 * Whether a text is only a placeholder.
 * @param {string} text
 */
export const isPlaceholder = (text) => placeholder.test(text);

/**
 * A variable rejected at a production start, and the reason: missing, too short, not an https URL, or equal to another
 * secret.
 * @typedef {{ name: string, problem: "missing" | "weak" | "not_https" | "not_different" }} ProductionGap
 */

/**
 * Why a value is not acceptable as a fact of a real shop: it is missing, a placeholder, or the fictitious value of the
 * demonstration; null if it is acceptable.
 * @param {(typeof ownerFacts)[number]} name
 * @param {string | undefined} value
 * @param {Readonly<Record<string, string>>} demo the fictitious company of the demonstration
 * @returns {"missing" | "placeholder" | null}
 */
export function ownerFactGap(name, value, demo) {
  if (!value) return "missing";
  const isDemoValue = value === demo[name] && !sharedWithDemo.includes(name);
  return isDemoValue || isPlaceholder(value) ? "placeholder" : null;
}

/**
 * Problems with the owner's facts that prevent a production start, as sentences for the operator.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {Readonly<Record<string, unknown>>} saved the owner's settings that differ from the environment; they take
 *   precedence
 * @param {Readonly<Record<string, string>>} demo the fictitious company of the demonstration
 * @returns {string[]} one sentence per fact
 */
export function ownerFactProblems(env, saved, demo) {
  return Object.entries(ownerFactVariables).flatMap(([setting, variable]) => {
    const savedValue = saved[setting];
    const value = typeof savedValue === "string" ? savedValue : env[variable];
    const problem = ownerFactGap(variable, value, demo);
    if (problem === null) return [];
    return [
      problem === "missing" ? `${variable} is missing.` : `${variable} is still a placeholder ("${value}").`,
    ];
  });
}

/**
 * Problems of the environment that prevent a production start, where the shop does not generate secrets itself. The
 * seller's data is not checked here, because the owner may have saved it in the admin (`ownerFactProblems`).
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {readonly string[] | null} [names] variables passed to the calling process; all if omitted
 * @returns {ProductionGap[]} for equal secrets, one entry for each of them
 */
export function productionGaps(env, names = null) {
  /** @template {string} Name @param {readonly Name[]} list */
  const passed = (list) => list.filter((name) => names?.includes(name) ?? true);
  const secrets = passed(serverSecrets);
  /** @type {ProductionGap[]} */
  const gaps = [];
  for (const name of secrets) {
    const value = env[name];
    if (!value) gaps.push({ name, problem: "missing" });
    else if (value.length < secretLength || isPlaceholder(value)) gaps.push({ name, problem: "weak" });
  }
  const given = secrets.flatMap((name) => env[name] || []);
  if (new Set(given).size < given.length) {
    gaps.push(...secrets.map((name) => ({ name, problem: /** @type {const} */ ("not_different") })));
  }
  for (const name of passed(["PUBLIC_URL"])) {
    if (!/^https:/.test(env[name] ?? "")) gaps.push({ name, problem: "not_https" });
  }
  for (const name of passed(stripeKeys)) if (!env[name]) gaps.push({ name, problem: "missing" });
  return gaps;
}

/**
 * The same problems as sentences for the operator.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {readonly string[] | null} [names] variables passed to the calling process; all if omitted
 * @returns {string[]} one sentence per problem
 */
export function productionProblems(env, names = null) {
  const gaps = productionGaps(env, names);
  const same = gaps.flatMap(({ name, problem }) => (problem === "not_different" ? [name] : []));
  const wanted = `(a random text of ${secretLength} characters or more`;
  /** @param {ProductionGap} gap */
  const sentence = ({ name, problem }) => {
    if (problem === "weak") return `${name} is too weak ${wanted} is needed).`;
    if (problem === "not_https") return `${name} must be the shop's https address.`;
    if (problem === "not_different") return `${same.join(", ")} must differ from each other.`;
    return serverSecrets.some((secret) => secret === name)
      ? `${name} is missing ${wanted}).`
      : `${name} is missing.`;
  };
  // equal secrets share one sentence
  return [...new Set(gaps.map(sentence))];
}
