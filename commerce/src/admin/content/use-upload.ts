import { FetchError } from "@medusajs/js-sdk";
import { toast } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { uploadPicture, type UploadedPicture } from "../lib/upload-picture";

/** What a field for pictures takes. */
export const pictureTypes = "image/webp,image/avif,image/jpeg,image/png";

/** Uploads pictures; what is refused says itself why. */
export function useUpload(onPicture: (picture: UploadedPicture) => void) {
  const { t, i18n } = useTranslation();
  return useMutation({
    mutationFn: (file: File) => uploadPicture(file, i18n.language),
    onSuccess: onPicture,
    // a refusal says itself why, in the language of the admin
    onError: (error) => {
      const refused = error instanceof FetchError && (error.status ?? 500) < 500;
      toast.error(t("content.pictureFailed"), refused ? { description: error.message } : {});
    },
  });
}
