import { FetchError } from "@medusajs/js-sdk";
import { Button, Heading, Label, Text, toast } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { NewPicture } from "../../features/new-product/new-product-types";
import { uploadPicture } from "../lib/upload-picture";
import { TextsFields } from "./texts-fields";
import { withEmptyAlt } from "./typed-product";
import { pictureAddress } from "../components/picture-address";

interface Props {
  pictures: readonly NewPicture[];
  onChange: (change: (before: NewPicture[]) => NewPicture[]) => void;
}

/** The pictures of a product with alt texts; the first one is shown in lists. */
export function PicturesField({ pictures, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const send = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const picture = withEmptyAlt(await uploadPicture(file, i18n.language));
        onChange((before) => [...before, picture]);
      }
    },
    // 4xx responses contain the reason, in the language of the admin
    onError: (error) => {
      const refused = error instanceof FetchError && (error.status ?? 500) < 500;
      toast.error(t("content.pictureFailed"), refused ? { description: error.message } : {});
    },
  });

  return (
    <section className="flex flex-col gap-y-4">
      <Heading level="h2">{t("newProduct.pictures")}</Heading>
      <div className="flex flex-col gap-y-1">
        <Label size="small" htmlFor={id}>
          {t("newProduct.addPictures")}
        </Label>
        <input
          id={id}
          type="file"
          multiple
          accept="image/webp,image/avif,image/jpeg,image/png"
          className="txt-small max-w-full"
          disabled={send.isPending}
          onChange={({ target }) => {
            send.mutate([...(target.files ?? [])]);
            target.value = "";
          }}
        />
        <Text size="small" className="text-ui-fg-subtle" role="status">
          {send.isPending && t("newProduct.uploading")}
        </Text>
      </div>
      {pictures.map((picture, index) => (
        <div key={picture.url} className="grid grid-cols-1 gap-3 md:grid-cols-[10rem_1fr]">
          <div className="flex flex-col items-start gap-y-2">
            <img src={pictureAddress(picture.url)} alt="" className="w-40 rounded-md" />
            <Button
              type="button"
              size="small"
              variant="transparent"
              aria-label={t("newProduct.removePictureOf", { number: index + 1 })}
              onClick={() => onChange((before) => before.filter(({ url }) => url !== picture.url))}
            >
              {t("newProduct.remove")}
            </Button>
          </div>
          <TextsFields
            name="alt"
            number={index + 1}
            texts={picture.alt}
            onChange={(alt) =>
              onChange((before) => before.map((one) => (one.url === picture.url ? { ...one, alt } : one)))
            }
          />
        </div>
      ))}
    </section>
  );
}
