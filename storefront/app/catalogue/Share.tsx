import { useState } from "react";
import { useT } from "~/i18n/react";
import { useHydrated } from "~/ui/use-hydrated";

interface Props {
  name: string;
  /** Absolute URL of the page. */
  url: string;
}

const linkClass = "link inline-flex min-h-11 items-center";

/**
 * Plain links to e-mail and WhatsApp. Copying and the device's native sharing need JavaScript, so their buttons are
 * only shown after hydration.
 */
export function Share({ name, url }: Props) {
  const t = useT("catalogue");
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<"copied" | "failed" | "notShared" | null>(null);
  const text = `${t("share.text", { name })} ${url}`;
  const mail = `mailto:?subject=${encodeURIComponent(t("share.subject", { name }))}&body=${encodeURIComponent(text)}`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: name, text: t("share.text", { name }), url });
    } catch (error) {
      // dismissing the share sheet is not an error
      if (!(error instanceof DOMException && error.name === "AbortError")) setOutcome("notShared");
    }
  }

  return (
    <section aria-labelledby="share" className="flex flex-wrap items-center gap-x-6">
      <h2 id="share" className="text-base max-sm:w-full">
        {t("share.title")}
      </h2>
      {hydrated && "share" in navigator && (
        <button type="button" className={linkClass} onClick={() => void share()}>
          {t("share.native")}
        </button>
      )}
      <a href={mail} className={linkClass}>
        {t("share.mail")}
      </a>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        rel="noopener noreferrer"
        className={linkClass}
      >
        {t("share.whatsapp")}
      </a>
      {hydrated && (
        <button type="button" className={linkClass} onClick={() => void copy()}>
          {t("share.copy")}
        </button>
      )}
      <span role="status" className="text-sm text-chestnut">
        {outcome && t(`share.${outcome}`)}
      </span>
    </section>
  );
}
