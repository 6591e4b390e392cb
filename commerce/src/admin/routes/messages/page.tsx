import { StatusBadge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Topic } from "@su-turrone/contract/messages";
import { messageStatuses, type MessageStatus } from "../../../modules/messages/message-statuses";
import type { MessageOrder } from "../../../features/messages/messages";
import type { SavedVersion } from "../../../features/staff/revision";
import { InboxSender, ListPage } from "../../components/list-page";
import { useStatusList } from "../../components/list-tools";
import { ActionButton, Hint, TextLink } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { useSavedMessage } from "../../lib/undo";
import { AuditLog } from "../../people/audit-log";
import { ownersOnly } from "../../people/staff-role";

interface Message {
  id: string;
  name: string;
  email: string;
  topic: Topic;
  message: string;
  language: string;
  status: MessageStatus;
  created_at: string;
  /** Those it names, and the sender's. */
  orders: MessageOrder[];
  /** Who has last marked it as done or open, and when. */
  marked: SavedVersion | null;
}

/** "New order" to several addresses, for who has written. */
const newOrderPath = ({ email, name, language }: Message): string =>
  `/new-order?${new URLSearchParams({ email, name, language }).toString()}`;

/** "Messages": messages from the contact form, open ones first. */
const MessagesPage = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const showSaved = useSavedMessage();
  const { mark, shown } = useStatusList<{ messages: Message[]; count: number }, MessageStatus>(
    "messages",
    messageStatuses,
    (status, id) =>
      showSaved(t(status === "done" ? "messages.markedDone" : "messages.reopened"), {
        route: "/admin/messages/:id",
        id,
        body: { status },
        refetch: ["messages"],
      }),
  );

  return (
    <div className="flex flex-col gap-y-3">
      <ListPage
        {...shown}
        rows={shown.list.data?.messages}
        entry={(message) => (
          <>
            <InboxSender
              name={message.name}
              email={message.email}
              badge={<StatusBadge color="blue">{t(`messages.topics.${message.topic}`)}</StatusBadge>}
              note={`${dateTime(message.created_at)} · ${message.language}`}
            />
            <Text className="whitespace-pre-line">{message.message}</Text>
            {message.orders.length > 0 && (
              <Hint className="flex flex-wrap gap-x-3">
                {t("messages.orders")}
                {message.orders.map(({ id, number }) => (
                  <TextLink key={id} to={`/orders/${id}`}>
                    #{number}
                  </TextLink>
                ))}
                <TextLink to={`/order-list?q=${encodeURIComponent(message.email)}`}>
                  {t("find.allOrders")}
                </TextLink>
              </Hint>
            )}
            {message.status === "done" && message.marked && (
              <Hint>
                {t("messages.doneBy", {
                  mark: [dateTime(message.marked.at), message.marked.by].filter(Boolean).join(" · "),
                })}
              </Hint>
            )}
            <div className="flex flex-wrap gap-2">
              {message.topic === "company_gifts" && (
                <ActionButton asChild>
                  <Link to={newOrderPath(message)}>{t("messages.makeOrder")}</Link>
                </ActionButton>
              )}
              <ActionButton
                disabled={mark.isPending}
                onClick={() =>
                  mark.mutate({ id: message.id, status: message.status === "open" ? "done" : "open" })
                }
              >
                {t(message.status === "open" ? "messages.markDone" : "lists.reopen")}
              </ActionButton>
            </div>
          </>
        )}
      />
      <AuditLog area="messages" />
    </div>
  );
};

export default ownersOnly(MessagesPage);
