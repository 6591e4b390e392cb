import type { ReactNode } from "react";

type Kind = "info" | "success" | "error";

const borderClasses: Readonly<Record<Kind, string>> = {
  info: "border-chestnut",
  success: "border-leaf",
  error: "border-pomegranate",
};

interface NoticeProps {
  kind?: Kind;
  title?: ReactNode;
  children: ReactNode;
  /** Set if it appears in response to an action: an error gets the role "alert", anything else "status". */
  live?: boolean;
}

/** Says that what the visitor has just asked for did not work. */
export const ErrorNotice = ({ children }: { children: ReactNode }) => (
  <Notice kind="error" live>
    {children}
  </Notice>
);

/** A notice with a border in the colour of its kind; the text alone carries the meaning. */
export function Notice({ kind = "info", title, children, live = false }: NoticeProps) {
  const role = kind === "error" ? "alert" : "status";
  return (
    <div {...(live ? { role } : {})} className={`border-l-4 bg-linen px-5 py-4 ${borderClasses[kind]}`}>
      {title && <p className="mb-1 font-display text-lg">{title}</p>}
      {children}
    </div>
  );
}
