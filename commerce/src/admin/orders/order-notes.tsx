import { Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formLimits } from "@su-turrone/contract/limits";
import type { OrderNote } from "../../features/staff/order-notes";
import { Form, TextAreaField } from "../components/fields";
import { ActionButton, Hint, LoadStatus, Panel } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { api, useAction, useLoad } from "../lib/server";

/** What the staff noted on an order, newest first, and a field for one more. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [text, setText] = useState("");
  const key = ["order-notes", orderId];
  const path = `/admin/orders/${orderId}/notes`;
  const query = useLoad<{ notes: OrderNote[] }>(key, path);
  const adding = useAction({
    send: () => api.post(path, { text }),
    onDone: () => setText(""),
    failed: t("orderNotes.failed"),
    refetch: key,
  });
  return (
    <Panel title={t("orderNotes.title")} hint={t("orderNotes.hint")}>
      <Form
        busy={adding.isPending}
        onSubmit={() => text.trim() !== "" && adding.mutate()}
        className="flex flex-col gap-y-2"
      >
        <TextAreaField
          label={t("orderNotes.text")}
          value={text}
          rows={2}
          maxLength={formLimits.note}
          onValue={setText}
        />
        <ActionButton
          type="submit"
          className="self-start"
          isLoading={adding.isPending}
          disabled={text.trim() === ""}
        >
          {t("orderNotes.add")}
        </ActionButton>
      </Form>
      <LoadStatus query={query} failed={t("orderNotes.loadFailed")} />
      {query.data && query.data.notes.length > 0 && (
        <ul className="flex flex-col gap-y-3">
          {query.data.notes.map((note) => (
            <li key={note.id}>
              <Text size="small" className="whitespace-pre-line break-words">
                {note.text}
              </Text>
              <Hint size="xsmall" className="break-words">
                {[dateTime(note.at), note.by].filter(Boolean).join(" · ")}
              </Hint>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
