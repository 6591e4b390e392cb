import { Button, Heading, Text, toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { linkStyle } from "../components/link-style";
import type { FulfilmentAnswer } from "./fulfilment-panel";

/** URL of a map for the address; nothing is requested from it until the link is opened. */
const mapOf = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;

/** Shipping address of the parcel, with links to copy it, to call and to open a map. */
export function ShipTo({ to: { lines, phone } }: { to: FulfilmentAnswer["ship_to"] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  const copy = async () => {
    await navigator.clipboard.writeText([...lines, phone].filter(Boolean).join("\n"));
    toast.success(t("shipTo.copied"));
  };
  return (
    <section className="flex flex-col gap-y-2 px-6 py-4">
      <Heading level="h3">{t("shipTo.title")}</Heading>
      <address className="txt-small break-words not-italic">
        {lines.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </address>
      {phone && (
        <Text size="small">
          {t("shipTo.phone")}:{" "}
          <a className={linkStyle} href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
            {phone}
          </a>
        </Text>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="button" size="small" variant="secondary" onClick={copy}>
          {t("shipTo.copy")}
        </Button>
        <a
          className={`txt-small ${linkStyle}`}
          // the recipient's name is not needed for the map and must not be sent to its provider
          href={mapOf(lines.slice(1).join(", "))}
          target="_blank"
          rel="noreferrer"
        >
          {t("shipTo.map")}
        </a>
      </div>
    </section>
  );
}
