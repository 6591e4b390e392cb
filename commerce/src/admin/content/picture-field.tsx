import { Button, Label } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { EntryDraft } from "./draft";
import { pictureTypes, useUpload } from "./use-upload";
import { pictureAddress } from "../components/picture-address";

type Picture = NonNullable<EntryDraft["picture"]>;

interface Props {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
}

/** Uploads, shows and removes the picture of a post. */
export function PictureField({ picture, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const send = useUpload(onChange);
  return (
    <div className="flex flex-col gap-y-2">
      <Label size="small" htmlFor={id}>
        {t("content.picture")}
      </Label>
      {picture && <img src={pictureAddress(picture.url)} alt="" className="max-w-60 rounded-md" />}
      <input
        id={id}
        type="file"
        accept={pictureTypes}
        className="txt-small"
        disabled={send.isPending}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) send.mutate(file);
        }}
      />
      {picture && (
        <Button size="small" variant="transparent" onClick={() => onChange(null)}>
          {t("content.removePicture")}
        </Button>
      )}
    </div>
  );
}
