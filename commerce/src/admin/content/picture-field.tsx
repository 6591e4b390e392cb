import { FetchError } from "@medusajs/js-sdk";
import { Button, Label, toast } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { uploadPicture } from "../lib/upload-picture";
import type { EntryDraft } from "./draft";

type Picture = NonNullable<EntryDraft["picture"]>;

interface Props {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
}

/** Uploads, shows and takes away the picture of a post. */
export function PictureField({ picture, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const send = useMutation({
    mutationFn: (file: File) => uploadPicture(file, i18n.language),
    onSuccess: onChange,
    // a refusal says itself why, in the language of the admin
    onError: (error) => {
      const refused = error instanceof FetchError && (error.status ?? 500) < 500;
      toast.error(t("content.pictureFailed"), refused ? { description: error.message } : {});
    },
  });
  return (
    <div className="flex flex-col gap-y-2">
      <Label size="small" htmlFor={id}>
        {t("content.picture")}
      </Label>
      {picture && <img src={new URL(picture.url).pathname} alt="" className="max-w-60 rounded-md" />}
      <input
        id={id}
        type="file"
        accept="image/webp,image/avif,image/jpeg,image/png"
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
