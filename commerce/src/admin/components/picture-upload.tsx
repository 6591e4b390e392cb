import { FetchError } from "@medusajs/js-sdk";
import { toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { pictureAddress, uploadPicture, type UploadedPicture } from "../lib/pictures";
import { useAction } from "../lib/server";
import { FileField } from "./fields";
import { ActionButton, Hint } from "./page-parts";

interface UploadProps {
  label: string;
  multiple?: boolean;
  onPicture: (picture: UploadedPicture) => void;
  /** What is shown below the field while a picture is uploaded. */
  uploading?: string;
}

/** A field that uploads pictures; a rejected upload shows the server's reason. */
export function UploadField({ label, multiple = false, onPicture, uploading }: UploadProps) {
  const { t } = useTranslation();
  const send = useAction({
    send: async (files: readonly File[]) => {
      for (const file of files) onPicture(await uploadPicture(file));
    },
    // 4xx responses contain the reason, in the language of the admin
    onFailed: (error) => {
      const refused = error instanceof FetchError && (error.status ?? 500) < 500;
      toast.error(t("content.pictureFailed"), refused ? { description: error.message } : {});
    },
  });
  return (
    <div className="flex flex-col gap-y-1">
      <FileField
        label={label}
        accept="image/webp,image/avif,image/jpeg,image/png"
        multiple={multiple}
        disabled={send.isPending}
        onFiles={send.mutate}
      />
      {uploading && <Hint role="status">{send.isPending && uploading}</Hint>}
    </div>
  );
}

interface PictureProps {
  picture: UploadedPicture | null;
  onChange: (picture: UploadedPicture | null) => void;
}

export function PictureField({ picture, onChange }: PictureProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-y-2">
      {picture && <img src={pictureAddress(picture.url)} alt="" className="max-w-60 rounded-md" />}
      <UploadField label={t("content.picture")} onPicture={onChange} />
      {picture && (
        <ActionButton variant="transparent" onClick={() => onChange(null)}>
          {t("content.removePicture")}
        </ActionButton>
      )}
    </div>
  );
}
