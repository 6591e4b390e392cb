import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Gift } from "@medusajs/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListedCode } from "../../../features/codes/code-view";
import { NewCodeForm } from "../../codes/code-forms";
import { CodeRow } from "../../codes/code-row";
import { codesKey, codesPath } from "../../codes/use-codes";
import { ListPage } from "../../components/list-page";
import { ActionButton } from "../../components/page-parts";
import { usePaged } from "../../lib/use-load";
import { ownersOnly } from "../../people/staff-role";

/** "Promo codes": all codes with their discounts, and the form for a new one. */
const CodesPage = () => {
  const { t } = useTranslation();
  const [isMaking, setMaking] = useState(false);
  const list = usePaged<{ codes: ListedCode[]; count: number }>(codesKey, codesPath);
  return (
    <ListPage
      words="codes"
      aside={!isMaking && <ActionButton onClick={() => setMaking(true)}>{t("codes.new")}</ActionButton>}
      filter={isMaking && <NewCodeForm onClose={() => setMaking(false)} />}
      list={list}
      rows={list.data?.codes}
      entry={(code) => <CodeRow code={code} />}
      entryStyle="flex flex-col gap-y-3 px-6 py-4"
    />
  );
};

export const config = defineRouteConfig({ label: "codes.title", icon: Gift, translationNs: "translation" });

export default ownersOnly(CodesPage);
