import type { SearchedDiet } from "@su-turrone/contract/catalogue";
import { list } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { Notice } from "~/ui/Notice";
import { choiceLabel } from "./choice-label";

/** Says how a search for a diet was understood, or that no label answers it. */
export function DietNote({ diet: { avoids, unanswered } }: { diet: SearchedDiet }) {
  const t = useT("list");
  const language = useLanguage();
  if (unanswered) return <Notice>{t("diet.unanswered")}</Notice>;
  const labels = avoids.map((value) => choiceLabel(t, "free", value));
  return (
    <Notice>
      {t("diet.understood", { avoided: list(labels, language) })} {t("choices.byLabel")}
    </Notice>
  );
}
