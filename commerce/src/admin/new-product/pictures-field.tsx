import { Heading } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { NewPicture } from "../../features/new-product/new-product-types";
import { ActionButton } from "../components/page-parts";
import { UploadField } from "../components/picture-upload";
import { pictureAddress } from "../lib/pictures";
import { useChoices } from "./choices";
import { TextsFields } from "./texts-fields";
import { withEmptyAlt, withProposedAlt, type TypedProduct } from "./typed-product";

interface Props {
  typed: TypedProduct;
  onChange: (change: (before: NewPicture[]) => NewPicture[]) => void;
}

/** The pictures of a product with alt texts; the first one is shown in lists. */
export function PicturesField({ typed: { pictures, title, category_ids: chosen }, onChange }: Props) {
  const { t } = useTranslation();
  const kind = useChoices().categories.find(({ id }) => chosen.includes(id))?.names;
  const hasProposal = JSON.stringify(withProposedAlt(pictures, title, kind)) !== JSON.stringify(pictures);
  return (
    <section className="flex flex-col gap-y-4">
      <Heading level="h2">{t("newProduct.pictures")}</Heading>
      <UploadField
        label={t("newProduct.addPictures")}
        multiple
        uploading={t("newProduct.uploading")}
        onPicture={(picture) => onChange((before) => [...before, withEmptyAlt(picture)])}
      />
      {hasProposal && (
        <div>
          <ActionButton onClick={() => onChange((before) => withProposedAlt(before, title, kind))}>
            {t("newProduct.proposeAlt")}
          </ActionButton>
        </div>
      )}
      {pictures.map((picture, index) => (
        <div key={picture.url} className="grid grid-cols-1 gap-3 md:grid-cols-[10rem_1fr]">
          <div className="flex flex-col items-start gap-y-2">
            <img src={pictureAddress(picture.url)} alt="" className="w-40 rounded-md" />
            <ActionButton
              variant="transparent"
              aria-label={t("newProduct.removePictureOf", { number: index + 1 })}
              onClick={() => onChange((before) => before.filter(({ url }) => url !== picture.url))}
            >
              {t("lists.remove")}
            </ActionButton>
            {index > 0 && (
              <ActionButton
                variant="transparent"
                aria-label={t("newProduct.firstPictureOf", { number: index + 1 })}
                onClick={() =>
                  onChange((before) => [picture, ...before.filter(({ url }) => url !== picture.url)])
                }
              >
                {t("newProduct.firstPicture")}
              </ActionButton>
            )}
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
