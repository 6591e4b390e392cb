import { Alert, Button, Heading, Text, toast, usePrompt } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PersonReport } from "../../features/erasure/read-person";
import { sdk } from "../lib/sdk";
import { erasuresKey } from "./past-erasures";

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
            <Text size="small" className="text-ui-fg-subtle">
              {t(`erasure.texts.${kind}`)}
            </Text>
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

/** The data stored about a person, with the button that erases what may be erased. */
export function FoundPerson({ person, onErased }: { person: PersonReport; onErased: () => void }) {
  const { t } = useTranslation();
  const ask = usePrompt();
  const client = useQueryClient();
  const { email } = person;
  const presentKinds = person.kinds.filter(({ count }) => count > 0);
  const erasedKinds = presentKinds.filter(({ stays }) => !stays);
  const refused = person.in_hand.length > 0 || person.is_staff || person.paying || person.declared;
  const erasing = useMutation({
    mutationFn: () => sdk.client.fetch("/admin/erasures", { method: "POST", body: { email } }),
    onSuccess: async () => {
      // before the success message: after reading it, the owner may already type the next address
      onErased();
      toast.success(t("erasure.done"));
      await client.invalidateQueries({ queryKey: [erasuresKey] });
    },
    onError: ({ message: reason }) => toast.error(t("erasure.failed", { reason })),
  });

  async function erase() {
    const confirmed = await ask({
      title: t("erasure.confirmTitle", { email }),
      description: t("erasure.confirmText"),
      confirmText: t("erasure.erase"),
      cancelText: t("erasure.keep"),
    });
    if (confirmed) erasing.mutate();
  }

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
          <Button
            variant="danger"
            size="small"
            isLoading={erasing.isPending}
            onClick={() => {
              void erase();
            }}
          >
            {t("erasure.erase")}
          </Button>
        </div>
      )}
    </section>
  );
}
