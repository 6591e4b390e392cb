import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Envelope } from "@medusajs/icons";
import { Button, Container, Heading, StatusBadge, Tabs, Text, toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Topic } from "@su-turrone/contract/messages";
import { messageStatuses, type MessageStatus } from "../../../modules/messages/kinds";
import { sdk } from "../../lib/sdk";

interface Message {
  id: string;
  name: string;
  email: string;
  topic: Topic;
  message: string;
  language: string;
  status: MessageStatus;
  created_at: string;
}

const pageSize = 50;

/** "Messages": what came through the contact form, open first. */
const MessagesPage = () => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [status, setStatus] = useState<MessageStatus>("open");
  const { data, isError } = useQuery({
    queryKey: ["messages", status],
    queryFn: () =>
      sdk.client.fetch<{ messages: Message[] }>("/admin/messages", { query: { status, limit: pageSize } }),
  });
  const mark = useMutation({
    mutationFn: (body: { id: string; status: MessageStatus }) =>
      sdk.client.fetch(`/admin/messages/${body.id}`, { method: "POST", body: { status: body.status } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["messages"] }),
    onError: (error) => toast.error(error.message),
  });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });

  return (
    <Container className="flex flex-col gap-y-4">
      <Heading>{t("messages.title")}</Heading>
      <Tabs
        value={status}
        onValueChange={(value) => setStatus(messageStatuses.find((s) => s === value) ?? "open")}
      >
        <Tabs.List>
          {messageStatuses.map((one) => (
            <Tabs.Trigger key={one} value={one}>
              {t(`messages.${one}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs>
      {isError && <Text>{t("messages.loadFailed")}</Text>}
      {data?.messages.length === 0 && <Text>{t("messages.none")}</Text>}
      <ul className="flex flex-col divide-y">
        {data?.messages.map((message) => (
          <li key={message.id} className="flex flex-col gap-y-2 py-4">
            <div className="flex flex-wrap items-center gap-x-3">
              <Text weight="plus">{message.name}</Text>
              <a href={`mailto:${message.email}`} className="txt-small text-ui-fg-interactive">
                {message.email}
              </a>
              <StatusBadge color="blue">{t(`messages.topics.${message.topic}`)}</StatusBadge>
              <Text size="small" className="text-ui-fg-subtle">
                {date.format(new Date(message.created_at))} · {message.language}
              </Text>
            </div>
            <Text className="whitespace-pre-line">{message.message}</Text>
            <div>
              <Button
                size="small"
                variant="secondary"
                disabled={mark.isPending}
                onClick={() => mark.mutate({ id: message.id, status: status === "open" ? "done" : "open" })}
              >
                {t(status === "open" ? "messages.markDone" : "messages.reopen")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
};

export const config = defineRouteConfig({
  label: "messages.title",
  icon: Envelope,
  translationNs: "translation",
});

export default MessagesPage;
