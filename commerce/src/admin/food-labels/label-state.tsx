import { Alert } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { MissingPart } from "../../modules/food-labels/label-types";

interface StateProps {
  missing: readonly MissingPart[];
  demo: boolean;
  /** Fictitious values are an error in production and a reminder in the demonstration. */
  production: boolean;
}

/** Problems of a label as text; renders nothing if it is complete and not fictitious. */
export function LabelState({ missing, demo, production }: StateProps) {
  const { t } = useTranslation();
  const missingNames = missing.map(({ part, language }) => {
    const name = t(`foodLabel.parts.${part}`);
    return language ? `${name} (${t(`content.languages.${language}`)})` : name;
  });
  return (
    <>
      {missing.length > 0 && (
        <Alert variant="error">{t("foodLabel.missing", { parts: missingNames.join(", ") })}</Alert>
      )}
      {demo && <Alert variant={production ? "error" : "warning"}>{t("foodLabel.demoWarning")}</Alert>}
    </>
  );
}
