import { asOwner } from "../../../testing/owner";

/** A notification in the admin's bell. */
export interface Notice {
  title: string;
  description: string;
}

/** The owner's notifications whose title contains a text, newest first. */
export async function noticesWith(text: string): Promise<Notice[]> {
  const { notifications } = await asOwner<{ notifications: { data: Notice }[] }>(
    "/admin/notifications?channel=feed&limit=100&order=-created_at",
  );
  return notifications
    .map(({ data: { title, description } }) => ({ title, description }))
    .filter(({ title }) => title.includes(text));
}
