import { Heading } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { NewPicture } from "../../features/new-product/new-product-types";
import { ActionButton } from "../components/page-parts";
import { UploadField } from "../components/picture-upload";
import { pictureAddress } from "../lib/pictures";
import { TextsFields } from "./texts-fields";
import { withEmptyAlt } from "./typed-product";

interface Props {
  pictures: readonly NewPicture[];
  onChange: (change: (before: NewPicture[]) => NewPicture[]) => void;
}

/** The pictures of a product with alt texts; the first one is shown in lists. */
export function PicturesField({ pictures, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col gap-y-4">
      <Heading level="h2">{t("newProduct.pictures")}</Heading>
      <UploadField
        label={t("newProduct.addPictures")}
        multiple
        uploading={t("newProduct.uploading")}
        onPicture={(picture) => onChange((before) => [...before, withEmptyAlt(picture)])}
      />
      {pictures.map((picture, index) => (
        <div key={picture.url} className="grid grid-cols-1 gap-3 md:grid-cols-[10rem_1fr]">
          <div className="flex flex-col items-start gap-y-2">
            <img src={pictureAddress(picture.url)} alt="" className="w-40 rounded-md" />
            <ActionButton
              variant="transparent"
              aria-label={t("newProduct.removePictureOf", { number: index + 1 })}
              onClick={() => onChange((before) => before.filter(({ url }) => url !== picture.url))}
            >
              {t("newProduct.remove")}
            </ActionButton>
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
