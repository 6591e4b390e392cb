import { Label } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { pictureTypes, useUpload } from "./use-upload";

/** Uploads a picture that goes into a text. @param onPicture takes its address */
export function InsertPicture({ onPicture }: { onPicture: (url: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const send = useUpload(({ url }) => onPicture(url));
  return (
    <div className="flex flex-col gap-y-1">
      <Label size="small" htmlFor={id}>
        {t("content.insertPicture")}
      </Label>
      <input
        id={id}
        type="file"
        accept={pictureTypes}
        className="txt-small"
        disabled={send.isPending}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) send.mutate(file);
          // the same picture may be put in twice
          target.value = "";
        }}
      />
    </div>
  );
}
