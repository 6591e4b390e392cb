import { Button, Input, Label, Text } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { PersonReport } from "../../features/erasure/read-person";
import { sdk } from "../lib/sdk";
import { FoundPerson } from "./found-person";

/** Asks for an address, and shows what the shop keeps of its person. */
export function ErasureForm() {
  const { t } = useTranslation();
  const id = useId();
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
        <div className="flex min-w-0 flex-1 basis-56 flex-col gap-y-1">
          <Label size="small" htmlFor={id}>
            {t("erasure.email")}
          </Label>
          <Input
            id={id}
            size="small"
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
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
