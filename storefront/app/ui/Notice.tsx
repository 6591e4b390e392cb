import type { ReactNode } from "react";

type Kind = "info" | "success" | "error";

const looks: Readonly<Record<Kind, string>> = {
  info: "border-chestnut",
  success: "border-leaf",
  error: "border-pomegranate",
};

interface NoticeProps {
  kind?: Kind;
  title?: ReactNode;
  children: ReactNode;
  /** Set where it appears because of something the shopper did: an error is an alert, the rest a status. */
  live?: boolean;
}

/** Something to know, on a quiet ground with a line in the colour of its kind; the words carry the meaning. */
export function Notice({ kind = "info", title, children, live = false }: NoticeProps) {
  const role = kind === "error" ? "alert" : "status";
  return (
    <div {...(live ? { role } : {})} className={`border-l-4 bg-linen px-5 py-4 ${looks[kind]}`}>
      {title && <p className="mb-1 font-display text-lg">{title}</p>}
      {children}
    </div>
  );
}
