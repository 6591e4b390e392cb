import { Label } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { pictureTypes, useUpload } from "./use-upload";

/** Uploads a picture to be inserted into a text. @param onPicture called with its URL */
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
          // allows the same picture to be inserted twice
          target.value = "";
        }}
      />
    </div>
  );
}
