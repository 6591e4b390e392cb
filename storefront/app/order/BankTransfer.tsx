import { date, money } from "@su-turrone/contract/formats";
import { groupedIban } from "@su-turrone/contract/iban";
import type { BankTransferDetails } from "@su-turrone/contract/orders";
import QRCode from "qrcode";
import { useLanguage, useT } from "~/i18n/react";
import { useRootData } from "~/layout/use-root-data";

/** A QR code: the side length in modules, and an SVG path of the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

export function qrCode(text: string): QrCode {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const darkModules = Array.from({ length: modules.size ** 2 }, (_, index) => index)
    .filter((index) => modules.data[index] === 1)
    .map((index) => `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`);
  return { size: modules.size, path: darkModules.join("") };
}

interface Props {
  details: BankTransferDetails;
  /** null if the account is a placeholder. */
  code: QrCode | null;
}

/** Exact details for the bank transfer: banks have verified the payee's name since October 2025. */
export function BankTransfer({ details, code }: Props) {
  const t = useT("order");
  const demo = useRootData()?.demo ?? false;
  const language = useLanguage();
  const due = date(details.due_date, language);
  const rows = [
    [t("transfer.amount"), money(details.amount_cents, language)],
    [t("transfer.holder"), details.holder],
    [t("transfer.iban"), groupedIban(details.iban.replace(/\s+/g, ""))],
    [t("transfer.bic"), details.bic],
    [t("transfer.reference"), details.reference],
    [t("transfer.due"), due],
  ] as const;
  return (
    <section aria-labelledby="transfer" className="rounded-md border border-almond p-6 sm:p-8">
      <h2 id="transfer" className="text-xl">
        {t("transfer.title")}
      </h2>
      {demo && <p className="mt-2 font-semibold">{t("transfer.demo")}</p>}
      <p className="mt-2 text-chestnut">{t("transfer.text", { date: due })}</p>
      <dl className="mt-5 divide-y divide-sand border-y border-sand">
        {rows.map(([label, value]) => (
          <div key={label} className="gap-x-4 py-2.5 sm:grid sm:grid-cols-[12rem_1fr]">
            <dt className="text-sm text-chestnut sm:text-base">{label}</dt>
            <dd className="figures select-all">{value}</dd>
          </div>
        ))}
      </dl>
      {code && (
        <figure className="mt-6">
          {/* the quiet zone of four modules that scanners need */}
          <svg
            viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
            role="img"
            aria-labelledby="transfer-code"
            shapeRendering="crispEdges"
            className="size-48 bg-white"
          >
            <path d={code.path} />
          </svg>
          <figcaption id="transfer-code" className="mt-2 text-sm text-chestnut">
            {t("transfer.code")}
          </figcaption>
        </figure>
      )}
    </section>
  );
}
