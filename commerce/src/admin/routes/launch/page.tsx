import { Text, StatusBadge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { LoadStatus, PageHead, ActionButton, Hint, Panel } from "../../components/page-parts";
import { openTopics, useLaunchChecklist, useConfirmLegalText } from "../../launch/launch-checklist";
import { ownersOnly } from "../../people/staff-role";
import { Link } from "react-router-dom";
import type { LaunchGap, LaunchTopic } from "../../../features/launch/launch-checklist";
import { productPath } from "../../new-product/drafts";

/** Number of gaps that are listed; the rest is only counted. */
const maxGaps = 12;

/** Admin page of each topic; null for server settings, which no page shows. */
const topicLinks: Readonly<Record<LaunchTopic, { to: string; title: string } | null>> = {
  company: { to: "/shop", title: "shopSettings.title" },
  transfer: { to: "/shop", title: "shopSettings.title" },
  legal: { to: "/content", title: "content.title" },
  labels: { to: "/food-labels", title: "foodLabel.title" },
  payments: null,
  mail: { to: "/mails", title: "mails.title" },
  server: null,
  backup: { to: "/today", title: "today.title" },
};

/** Topics handled by the server operator. */
const ofServer: readonly LaunchTopic[] = ["payments", "mail", "server", "backup"];

const stripeKeysPage = "https://dashboard.stripe.com/apikeys";

/** Admin page where the record can be corrected. */
const pathOf = (topic: LaunchTopic, id: string): string =>
  topic === "labels" ? productPath(id) : `/content/${id}`;

function GapRow({
  topic,
  gap: { subject, problem, id, words_hash: hash },
}: {
  topic: LaunchTopic;
  gap: LaunchGap;
}) {
  const { t } = useTranslation();
  const confirm = useConfirmLegalText();
  const names: Partial<Record<LaunchTopic, string>> = {
    company: t(`shopSettings.fields.${subject}`),
    transfer: t(`shopSettings.fields.${subject}`),
    legal: t(`content.roles.${subject}`),
    labels: subject,
  };
  const name = names[topic] ?? t(`launch.variables.${subject}`);
  if (subject === "") return <Text size="small">{t(`launch.topicProblems.${topic}.${problem}`)}</Text>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="txt-small min-w-0 break-words">
        {id === null ? (
          name
        ) : (
          <Link to={pathOf(topic, id)} className="text-ui-fg-base underline">
            {name}
          </Link>
        )}
        {": "}
        <span className="text-ui-fg-subtle">{t(`launch.problems.${problem}`)}</span>
      </span>
      {id !== null && hash !== null && (
        <ActionButton
          aria-label={t("launch.confirmOf", { page: name })}
          isLoading={confirm.isPending}
          onClick={() => confirm.mutate({ id, words_hash: hash })}
        >
          {t("launch.confirm")}
        </ActionButton>
      )}
    </div>
  );
}

/** Information for the server operator: the owner can forward it without having to understand names of variables. */
function ForServer({ name, gaps }: { name: LaunchTopic; gaps: readonly LaunchGap[] }) {
  const { t } = useTranslation();
  const topic = t(`launch.topics.${name}`);
  const lines = gaps.map(({ subject, problem }) =>
    subject === ""
      ? t(`launch.topicProblems.${name}.${problem}`)
      : `${subject}: ${t(`launch.problems.${problem}`)}`,
  );
  const mail = new URLSearchParams({
    subject: `${t("launch.title")} ${topic}`,
    body: [...lines, "", "docs/operations.md"].join("\r\n"),
  });
  return (
    <>
      <Hint>{t("launch.onServer")}</Hint>
      {/* mailto URLs do not decode + as a space */}
      <a
        href={`mailto:?${mail.toString().replaceAll("+", "%20")}`}
        className="txt-small text-ui-fg-base underline"
        aria-label={`${topic}: ${t("launch.sendList")}`}
      >
        {t("launch.sendList")}
      </a>
      <details className="txt-small">
        <summary className="cursor-pointer">{t("launch.forServer")}</summary>
        <ul className="text-ui-fg-subtle break-words pt-1">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** A topic of "Ready to open?": done, or a list of gaps with a link to where they can be closed. */
function TopicCard({ name, gaps }: { name: LaunchTopic; gaps: readonly LaunchGap[] }) {
  const { t } = useTranslation();
  const topicLink = topicLinks[name];
  const done = gaps.length === 0;
  return (
    <Panel
      title={t(`launch.topics.${name}`)}
      aside={
        <StatusBadge color={done ? "green" : "orange"}>
          {done ? t("launch.done") : t("launch.missing", { count: gaps.length })}
        </StatusBadge>
      }
    >
      {!done && (
        <>
          <ul className="flex flex-col gap-y-2">
            {gaps.slice(0, maxGaps).map((gap) => (
              <li key={`${gap.subject}-${gap.problem}`}>
                <GapRow topic={name} gap={gap} />
              </li>
            ))}
          </ul>
          {gaps.length > maxGaps && (
            <Text size="small">{t("launch.more", { count: gaps.length - maxGaps })}</Text>
          )}
          {topicLink && (
            <Link to={topicLink.to} className="txt-small text-ui-fg-base underline">
              {t("launch.goTo", { where: t(topicLink.title) })}
            </Link>
          )}
          {name === "payments" && (
            <a href={stripeKeysPage} target="_blank" rel="noreferrer" className="txt-small underline">
              {t("launch.goToStripe")}
            </a>
          )}
          {ofServer.includes(name) && <ForServer name={name} gaps={gaps} />}
        </>
      )}
    </Panel>
  );
}

/**
 * "Ready to open?": what the shop needs before real sales. Linked from "Today" and "The shop" while something is
 * missing.
 */
const LaunchPage = () => {
  const { t } = useTranslation();
  const query = useLaunchChecklist();
  const { data } = query;
  const count = data ? openTopics(data) : 0;
  return (
    <div className="flex max-w-3xl flex-col gap-y-3">
      <PageHead title={t("launch.title")} hint={t("launch.hint")} className="px-1">
        {data && (
          <Text size="small" role="status">
            {t(data.production ? "launch.production" : "launch.demo")}{" "}
            {count === 0 ? t("launch.ready") : t("launch.open", { count })}
          </Text>
        )}
      </PageHead>
      <LoadStatus query={query} failed={t("launch.loadFailed")} className="px-1" />
      {data?.topics.map(({ name, gaps }) => (
        <TopicCard key={name} name={name} gaps={gaps} />
      ))}
    </div>
  );
};

export default ownersOnly(LaunchPage);
