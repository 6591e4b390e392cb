import { useT } from "~/i18n/react";

interface Props {
  /** Id of the datalist of towns that the city field refers to. */
  listId: string;
  proposed: { city: string; province: string; towns: readonly string[] };
}

/** Result of a postal code lookup: towns the field offers, and for screen readers what was filled in. */
export function PlaceProposalNote({ listId, proposed: { city, province, towns } }: Props) {
  const t = useT("checkout");
  const place = [city, province].filter(Boolean).join(", ");
  const messages = [
    place && t("proposal.filled", { place }),
    towns.length > 0 && t("proposal.towns", { count: towns.length }),
  ];
  return (
    <>
      <p role="status" className="sr-only">
        {messages.filter(Boolean).join(" ")}
      </p>
      {towns.length > 0 && (
        <datalist id={listId}>
          {towns.map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
      )}
    </>
  );
}
