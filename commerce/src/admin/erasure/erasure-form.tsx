import { Button, Text } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { PersonReport } from "../../features/erasure/read-person";
import { LabelledField } from "../components/labelled-field";
import { sdk } from "../lib/sdk";
import { FoundPerson } from "./found-person";

/** Asks for an e-mail address and shows the data the shop stores about the person. */
export function ErasureForm() {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const search = useMutation({
    mutationFn: () =>
      sdk.client.fetch<{ person: PersonReport }>("/admin/erasure-previews", {
        method: "POST",
        body: { email },
      }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!search.isPending) search.mutate();
  }

  return (
    <>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3 px-6 py-4">
        <div className="min-w-0 flex-1 basis-56">
          <LabelledField label={t("erasure.email")} type="email" value={email} onValue={setEmail} />
        </div>
        <Button type="submit" size="small" disabled={email === ""} isLoading={search.isPending}>
          {t("erasure.find")}
        </Button>
      </form>
      {search.isError && (
        <Text role="alert" className="px-6 py-4">
          {t("erasure.findFailed")}
        </Text>
      )}
      {search.data && (
        <FoundPerson
          key={search.data.person.email}
          person={search.data.person}
          onErased={() => {
            setEmail("");
            search.reset();
          }}
        />
      )}
    </>
  );
}
