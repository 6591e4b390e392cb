import { MarkItalian } from "~/i18n/MarkItalian";
import { useT } from "~/i18n/react";
import { usePage } from "./use-page";

/**
 * Certifications named by the specification (§1). Unproven ones are only shown in the demo, marked as such; the owner
 * marks one as proven by enabling it.
 */
const certifications = ["organic", "pgi", "pat", "haccp"] as const;

interface CertificationsProps {
  /** The demo also shows certifications the owner has not proven yet. */
  demo: boolean;
}

/** Certifications as plain text, never as seals. */
export function Certifications({ demo }: CertificationsProps) {
  const t = useT("about");
  const { words, shown } = usePage("about");
  const isProven = (name: (typeof certifications)[number]): boolean => shown[`certifications.${name}`];
  const entries = certifications.filter((name) => demo || isProven(name));
  return (
    <section className="page grid gap-x-8 gap-y-8 py-20 lg:grid-cols-12 lg:py-28">
      <div className="lg:col-span-4">
        <h2 className="text-3xl">{words("certifications.title")}</h2>
        <p className="mt-4 text-lg text-chestnut">{words("certifications.text")}</p>
      </div>
      <div className="lg:col-span-8">
        <ul>
          {entries.map((name) => (
            <li key={name} className="border-t border-chestnut/30 py-5">
              <h3 className="flex flex-wrap items-baseline gap-x-3 text-lg">
                {words(`certifications.${name}.name`)}
                {!isProven(name) && (
                  <span className="font-text text-sm tracking-normal text-chestnut">
                    ({t("certifications.pending")})
                  </span>
                )}
              </h3>
              <p className="mt-1 text-chestnut">
                <MarkItalian text={words(`certifications.${name}.text`)} />
              </p>
            </li>
          ))}
        </ul>
        {!entries.every(isProven) && (
          <p className="border-t border-chestnut/30 pt-5 text-sm text-chestnut">
            {t("certifications.demoNote")}
          </p>
        )}
      </div>
    </section>
  );
}
