import { FetchError } from "@medusajs/js-sdk";
import { Button, Label, toast } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { namesIn, sdk } from "../lib/sdk";
import type { EntryDraft } from "./draft";

type Picture = NonNullable<EntryDraft["picture"]>;

/** Size of a picture in pixels. @throws when the file is no picture */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** @throws FetchError when it is refused, in words of the language */
async function upload(file: File, language: string): Promise<Picture> {
  const size = await sizeOf(file);
  const { files } = await sdk.admin.upload.create({ files: [file] }, undefined, namesIn(language).headers);
  const [stored] = files;
  if (!stored) throw new Error(file.name);
  return { url: stored.url, ...size };
}

interface Props {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
}

/** Uploads, shows and takes away the picture of a post. */
export function PictureField({ picture, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const send = useMutation({
    mutationFn: (file: File) => upload(file, i18n.language),
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
