import { Alert, Heading, Text, toast } from "@medusajs/ui";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { PersonReport } from "../../features/erasure/read-person";
import { TextField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { api, useAction } from "../lib/server";

export const erasuresKey = "erasures";

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
            <Text size="small" weight="plus" as="div">
              {t("erasure.row", { name: t(`erasure.kinds.${kind}`), count })}
            </Text>
            <Hint>{t(`erasure.texts.${kind}`)}</Hint>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why the person cannot be erased now, one line per reason. */
function Refusal({ person }: { person: PersonReport }) {
  const { t } = useTranslation();
  const reasons = [
    ...person.in_hand.map(({ display_id: number, reason }) =>
      t("erasure.order", { number, reason: t(`erasure.reasons.${reason}`) }),
    ),
    ...(["is_staff", "paying", "declared"] as const).flatMap((name) =>
      person[name] ? [t(`erasure.${name === "is_staff" ? "isStaff" : name}`)] : [],
    ),
  ];
  return (
    <Alert variant="warning">
      <Text size="small" weight="plus">
        {t("erasure.refused")}
      </Text>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Alert>
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
  const refused = person.in_hand.length > 0 || person.is_staff || person.paying || person.declared;
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

  return (
    <section className="flex flex-col gap-y-4 px-6 py-4">
      <Heading level="h2" className="[overflow-wrap:anywhere]">
        {t("erasure.found", { email })}
      </Heading>
      {refused && <Refusal person={person} />}
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
export function ErasureForm() {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const search = useAction({
    send: () => api.post<Preview>("/admin/erasure-previews", { email }),
    // shown below the form
    onFailed: () => undefined,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!search.isPending) search.mutate();
  }

  return (
    <>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3 px-6 py-4">
        <div className="min-w-0 flex-1 basis-56">
          <TextField label={t("erasure.email")} type="email" value={email} onValue={setEmail} />
        </div>
        <ActionButton type="submit" variant="primary" disabled={email === ""} isLoading={search.isPending}>
          {t("erasure.find")}
        </ActionButton>
      </form>
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
