import { Link } from "@remix-run/react";
import type { SearchedDiet } from "@su-turrone/contract/catalogue";
import { list } from "@su-turrone/contract/formats";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Notice } from "~/ui/Notice";
import { choiceLabel } from "./choice-label";

/** Says how a search for a diet was understood, or that no label answers it, and where the allergens are. */
export function DietNote({ diet: { avoids, unanswered } }: { diet: SearchedDiet }) {
  const t = useT("list");
  const tCommon = useT();
  const language = useLanguage();
  const labels = avoids.map((value) => choiceLabel(t, "free", value));
  return (
    <Notice>
      {unanswered
        ? t("diet.unanswered")
        : `${t("diet.understood", { avoided: list(labels, language) })} ${t("choices.byLabel")}`}{" "}
      <Link to={href("allergens", language)} className="link">
        {tCommon("footer.allergens")}
      </Link>
    </Notice>
  );
}
