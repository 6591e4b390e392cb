import { FetchError } from "@medusajs/js-sdk";
import { toast } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { uploadPicture, type UploadedPicture } from "../lib/upload-picture";

/** Accepted file types of picture fields. */
export const pictureTypes = "image/webp,image/avif,image/jpeg,image/png";

/** Uploads pictures; a rejected upload shows the server's reason. */
export function useUpload(onPicture: (picture: UploadedPicture) => void) {
  const { t, i18n } = useTranslation();
  return useMutation({
    mutationFn: (file: File) => uploadPicture(file, i18n.language),
    onSuccess: onPicture,
    // 4xx responses contain the reason, in the language of the admin
    onError: (error) => {
      const refused = error instanceof FetchError && (error.status ?? 500) < 500;
      toast.error(t("content.pictureFailed"), refused ? { description: error.message } : {});
    },
  });
}
