import { Alert, Container, StatusBadge, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type {
  FileImport,
  FilePreview,
  FileProblem,
  FileProduct,
} from "../../../../features/product-file/product-file-types";
import { FileField } from "../../../components/fields";
import {
  ActionButton,
  CountedRows,
  DownloadLink,
  Hint,
  PageHead,
  Strong,
  TextLink,
  WarningList,
} from "../../../components/page-parts";
import { uploadPicture, type UploadedPicture } from "../../../lib/pictures";
import { api, useAction } from "../../../lib/server";
import { productsKey } from "../../../new-product/drafts";
import { ownersOnly } from "../../../people/staff-role";
import { decodeStatement } from "../../../transfers/bank-files";

/** What is sent to be compared, then saved: the table, and the pictures it names. */
interface ChosenFile {
  text: string;
  pictures: (UploadedPicture & { name: string })[];
}

const nothing: ChosenFile = { text: "", pictures: [] };

/** A product of the table: which cells change, and which cannot be read. */
function ProductOfFile({ product: { name, code, isNew, changes, problems } }: { product: FileProduct }) {
  const { t } = useTranslation();
  const textOf = (problem: FileProblem): string =>
    "missing" in problem
      ? t("productFile.missing", { name: t(`newProduct.drafts.short.${problem.missing}`) })
      : t("productFile.unreadable", problem);
  return (
    <li className="flex flex-col gap-y-1 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <Strong>
          {name} ({code})
        </Strong>
        {isNew && <StatusBadge color="blue">{t("productFile.new")}</StatusBadge>}
      </div>
      {changes.map(({ column, grams, before, after }) => (
        <Hint key={`${column} ${grams ?? ""}`} className="[overflow-wrap:anywhere]">
          {[grams !== null && `${grams} g`, column].filter(Boolean).join(", ")}: {before || "–"} →{" "}
          {after || "–"}
        </Hint>
      ))}
      {problems.map((problem) => (
        <Hint key={textOf(problem)} isProblem>
          {textOf(problem)}
        </Hint>
      ))}
    </li>
  );
}

/** "Table of products": all products as a CSV file, and the way back, with what would change before it is saved. */
const ProductFilePage = () => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(nothing);
  const [preview, setPreview] = useState<FilePreview | null>(null);
  const [refused, setRefused] = useState<FileImport["refused"]>([]);
  const failed = t("productFile.failed");
  const compare = useAction({
    send: (file: ChosenFile) => api.post<FilePreview>("/admin/product-file-previews", file),
    onDone: (answer) => {
      setPreview(answer);
      setRefused([]);
    },
    failed,
  });
  const choose = (part: Partial<ChosenFile>) => {
    const file = { ...chosen, ...part };
    setChosen(file);
    setPreview(null);
    if (file.text !== "") compare.mutate(file);
  };
  const upload = useAction({
    send: async (files: readonly File[]) => {
      const pictures: ChosenFile["pictures"] = [];
      for (const file of files) pictures.push({ ...(await uploadPicture(file)), name: file.name });
      return pictures;
    },
    onDone: (pictures) => choose({ pictures: [...chosen.pictures, ...pictures] }),
    failed: t("content.pictureFailed"),
  });
  const saving = useAction({
    send: (revision: string) => api.post<FileImport>("/admin/product-file", { ...chosen, revision }),
    onDone: (answer) => {
      toast.success(t("productFile.saved", { count: answer.saved }));
      setChosen(nothing);
      setPreview(null);
      setRefused(answer.refused);
    },
    failed,
    refetch: [productsKey],
  });
  const products = preview?.products ?? [];
  const wrong = products.filter(({ problems }) => problems.length > 0);
  const changed = products.filter(({ problems, changes }) => problems.length === 0 && changes.length > 0);
  const isBusy = compare.isPending || upload.isPending;

  return (
    <div className="flex flex-col gap-y-3">
      <Container className="flex flex-col gap-y-6 px-6 py-4">
        <PageHead title={t("productFile.title")} hint={t("productFile.hint")} />
        <Text size="small">
          <TextLink to="/product-list">{t("newProduct.drafts.toList")}</TextLink>
        </Text>
        <DownloadLink path="/admin/product-file">{t("productFile.download")}</DownloadLink>
        <FileField
          label={t("productFile.pictures")}
          accept="image/webp,image/avif,image/jpeg,image/png"
          multiple
          disabled={isBusy}
          onFiles={upload.mutate}
        />
        {chosen.pictures.length > 0 && <Hint>{chosen.pictures.map(({ name }) => name).join(", ")}</Hint>}
        <FileField
          label={t("productFile.file")}
          accept=".csv,text/csv"
          disabled={isBusy}
          onFiles={([file]) => {
            void file?.arrayBuffer().then((bytes) => choose({ text: decodeStatement(bytes) }));
          }}
        />
        <Hint role="status">{isBusy && t("loading.waiting")}</Hint>
        {preview && preview.ignored.length > 0 && (
          <Alert variant="info">{t("productFile.ignored", { names: preview.ignored.join(", ") })}</Alert>
        )}
        {preview && changed.length === 0 && <Text size="small">{t("productFile.nothing")}</Text>}
        {refused.length > 0 && (
          <WarningList
            title={t("productFile.refused")}
            lines={refused.map(({ name, reason }) => `${name}: ${reason}`)}
          />
        )}
        {preview && changed.length > 0 && (
          <div>
            <ActionButton
              variant="primary"
              isLoading={saving.isPending}
              onClick={() => saving.mutate(preview.revision)}
            >
              {t("productFile.save", { count: changed.length })}
            </ActionButton>
          </div>
        )}
      </Container>
      <CountedRows title={t("productFile.wrong")} rows={wrong}>
        {(product) => <ProductOfFile key={product.code} product={product} />}
      </CountedRows>
      <CountedRows title={t("productFile.changed")} rows={changed}>
        {(product) => <ProductOfFile key={product.code} product={product} />}
      </CountedRows>
    </div>
  );
};

export default ownersOnly(ProductFilePage);
