import { Container, Heading, Text, toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { ListPage } from "../../components/list-page";
import { ActionButton, Hint, PageHead, Strong, WarningList } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { saveFile } from "../../lib/save-file";
import { usePaged, api, useAction } from "../../lib/server";
import { ownersOnly } from "../../people/staff-role";
import { useState } from "react";
import type { PersonExport } from "../../../features/erasure/export-person";
import type { PersonReport } from "../../../features/erasure/read-person";
import type { KeptData } from "../../../features/privacy/retention";
import { Form, TextField } from "../../components/fields";

const erasuresKey = "erasures";

/** Number of stored records by kind, with an explanation of what happens to them. */
function Kinds({ title, kinds }: { title: string; kinds: PersonReport["kinds"] }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-y-2">
      <Heading level="h3">{title}</Heading>
      {kinds.length === 0 && <Text size="small">{t("erasure.none")}</Text>}
      <ul className="flex flex-col gap-y-2">
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <Strong as="div">{t("erasure.row", { name: t(`erasure.kinds.${kind}`), count })}</Strong>
            <Hint>{t(`erasure.texts.${kind}`)}</Hint>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the shop stores about a person, as previewed. */
interface Preview {
  person: PersonReport;
  revision: string;
}

/** The data stored about a person, with the button that erases what may be erased. */
function FoundPerson({ person, revision, onErased }: Preview & { onErased: () => void }) {
  const { t } = useTranslation();
  const { email } = person;
  const presentKinds = person.kinds.filter(({ count }) => count > 0);
  const erasedKinds = presentKinds.filter(({ stays }) => !stays);
  /** Why the person cannot be erased now. */
  const refusals = [
    ...person.in_hand.map(({ display_id: number, reason }) =>
      t("erasure.order", { number, reason: t(`erasure.reasons.${reason}`) }),
    ),
    ...(["is_staff", "paying", "declared"] as const)
      .filter((name) => person[name])
      .map((name) => t(`erasure.${name}`)),
  ];
  const refused = refusals.length > 0;
  const erasing = useAction({
    send: () => api.post("/admin/erasures", { email }, revision),
    question: () => ({
      title: t("erasure.confirmTitle", { email }),
      description: t("erasure.confirmText"),
      confirmText: t("erasure.erase"),
      cancelText: t("actions.cancel"),
    }),
    onDone: () => {
      // before the success message: after reading it, the owner may already type the next address
      onErased();
      toast.success(t("erasure.done"));
    },
    onFailed: ({ message: reason }) => toast.error(t("erasure.failed", { reason })),
    refetch: [erasuresKey],
  });

  const exporting = useAction({
    send: () => api.post<PersonExport>("/admin/erasure-exports", { email }),
    onDone: (data) => saveFile(`${email}.json`, JSON.stringify(data, null, 2), "application/json"),
    onFailed: ({ message: reason }) => toast.error(t("erasure.exportFailed", { reason })),
    refetch: [],
  });

  return (
    <section className="flex flex-col gap-y-4 px-6 py-4">
      <Heading level="h2" className="[overflow-wrap:anywhere]">
        {t("erasure.found", { email })}
      </Heading>
      {presentKinds.length > 0 && (
        <div className="flex flex-col items-start gap-y-2">
          <ActionButton isLoading={exporting.isPending} onClick={() => exporting.mutate()}>
            {t("erasure.export")}
          </ActionButton>
          <Hint>{t("erasure.exportHint")}</Hint>
        </div>
      )}
      {refused && <WarningList title={t("erasure.refused")} lines={refusals} />}
      <Kinds title={t("erasure.goes")} kinds={erasedKinds} />
      <Kinds title={t("erasure.stays")} kinds={presentKinds.filter(({ stays }) => stays)} />
      {erasedKinds.length === 0 && !refused && <Text size="small">{t("erasure.nobody", { email })}</Text>}
      {erasedKinds.length > 0 && !refused && (
        <div>
          <ActionButton variant="danger" isLoading={erasing.isPending} onClick={() => void erasing.start()}>
            {t("erasure.erase")}
          </ActionButton>
        </div>
      )}
    </section>
  );
}

/** Asks for an e-mail address and shows the data the shop stores about the person. */
function ErasureForm() {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const search = useAction({
    send: () => api.post<Preview>("/admin/erasure-previews", { email }),
    // shown below the form
    onFailed: () => undefined,
  });

  return (
    <>
      <Form
        busy={search.isPending}
        onSubmit={() => search.mutate()}
        className="flex flex-wrap items-end gap-3 px-6 py-4"
      >
        <div className="min-w-0 flex-1 basis-56">
          <TextField label={t("people.email")} type="email" value={email} onValue={setEmail} />
        </div>
        <ActionButton type="submit" variant="primary" disabled={email === ""} isLoading={search.isPending}>
          {t("erasure.find")}
        </ActionButton>
      </Form>
      {search.isError && (
        <Text role="alert" className="px-6 py-4">
          {t("erasure.findFailed")}
        </Text>
      )}
      {search.data && (
        <FoundPerson
          key={search.data.person.email}
          {...search.data}
          onErased={() => {
            setEmail("");
            search.reset();
          }}
        />
      )}
    </>
  );
}

interface PastErasure {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  order_count: number;
}

/** Which data the shop keeps how long. */
function Kept({ kept }: { kept: readonly KeptData[] }) {
  const { t } = useTranslation();
  const { period } = useFormats();
  return (
    <Container className="divide-y p-0">
      <PageHead
        level="h2"
        title={t("erasure.kept.title")}
        hint={t("erasure.kept.hint")}
        className="px-6 py-4"
      />
      <dl className="flex flex-col divide-y">
        {kept.map(({ name, days }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-6 py-3 txt-small">
            <dt>{t(`erasure.kept.data.${name}`)}</dt>
            <dd>{period(days)}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}

/**
 * "Erase a person": the data stored about a person, what the law requires to be kept, and the button that erases the
 * rest; past erasures, newest first; and how long data are kept.
 */
const ErasurePage = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const past = usePaged<{ erasures: PastErasure[]; count: number; kept: KeptData[] }>(
    erasuresKey,
    "/admin/erasures",
  );
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <PageHead title={t("erasure.title")} hint={t("erasure.hint")} className="px-6 py-4" />
        <ErasureForm />
      </Container>
      <ListPage
        level="h2"
        words="erasure"
        texts={{
          title: t("erasure.past"),
          hint: t("erasure.pastHint"),
          loadFailed: t("erasure.pastFailed"),
          none: t("erasure.pastNone"),
        }}
        list={past}
        rows={past.data?.erasures}
        entryStyle="flex flex-wrap justify-between gap-x-4 gap-y-1 px-6 py-3"
        entry={({ at, order_count: count }) => (
          <>
            <Text size="small">{dateTime(at)}</Text>
            <Text size="small">{t("erasure.pastRow", { count })}</Text>
          </>
        )}
      />
      {past.data && <Kept kept={past.data.kept} />}
    </div>
  );
};

export default ownersOnly(ErasurePage);
