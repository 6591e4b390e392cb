import { useT } from "~/i18n/react";
import { certifications, type CertificationEntry } from "./certifications";

interface CertificationsProps {
  /** The demonstration also shows what the owner has yet to prove. */
  demo: boolean;
}

function Entry({ entry }: { entry: CertificationEntry }) {
  const t = useT("about");
  return (
    <li className="border-t border-chestnut/30 py-5">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-lg">
        {t(`certifications.${entry.name}.name`)}
        {!entry.proven && (
          <span className="font-text text-sm tracking-normal text-chestnut">
            ({t("certifications.pending")})
          </span>
        )}
      </h3>
      <p className="mt-1 text-chestnut">{t(`certifications.${entry.name}.text`)}</p>
    </li>
  );
}

/** Certifications as plain text, never as seals. */
export function Certifications({ demo }: CertificationsProps) {
  const t = useT("about");
  const entries = certifications(demo);
  return (
    <section className="page grid gap-x-8 gap-y-8 py-20 lg:grid-cols-12 lg:py-28">
      <div className="lg:col-span-4">
        <h2 className="text-3xl">{t("certifications.title")}</h2>
        <p className="mt-4 text-lg text-chestnut">{t("certifications.text")}</p>
      </div>
      <div className="lg:col-span-8">
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.name} entry={entry} />
          ))}
        </ul>
        {entries.some((entry) => !entry.proven) && (
          <p className="border-t border-chestnut/30 pt-5 text-sm text-chestnut">
            {t("certifications.demoNote")}
          </p>
        )}
      </div>
    </section>
  );
}
