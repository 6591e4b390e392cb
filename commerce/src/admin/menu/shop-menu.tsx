import { MagnifyingGlass } from "@medusajs/icons";
import { Badge, Kbd, Text } from "@medusajs/ui";
import { useId, useState, type ComponentType, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Navigate, NavLink, useLocation } from "react-router-dom";
import { fulfilmentPages } from "../../features/staff/menu-tables";
import { useStaffRole } from "../people/staff-role";
import { useToday } from "../today/use-today";
import { findPage, shortcutName } from "./find-shortcut";
import { menuGroups, type MenuGroup } from "./menu-groups";

/** Whether the fulfilment role may open a page, or the start, which leads to one. */
const isFulfilment = (pathname: string): boolean =>
  pathname === "/" || fulfilmentPages.some((page) => pathname === page || pathname.startsWith(`${page}/`));

/** The groups with the pages the current user may open; none until the role is known. */
export function useMenuGroups(): readonly MenuGroup[] {
  const role = useStaffRole();
  if (role === undefined) return [];
  if (role === "owner") return menuGroups;
  return menuGroups
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter(({ to }) => isFulfilment(to) || to === "/settings/profile"),
    }))
    .filter(({ pages }) => pages.length > 0);
}

interface EntryProps {
  to: string;
  Icon: ComponentType;
  title: string;
  children?: ReactNode;
  describedBy?: string | undefined;
}

const Entry = ({ to, Icon, title, children, describedBy }: EntryProps) => (
  <li className="relative flex items-center">
    <NavLink
      to={to}
      aria-describedby={describedBy}
      className={({ isActive }) =>
        `flex flex-1 items-center gap-x-2 rounded-md px-1 py-0.5 outline-none focus-visible:shadow-borders-focus ${
          isActive
            ? "bg-ui-bg-base shadow-elevation-card-rest text-ui-fg-base"
            : "text-ui-fg-subtle hover:bg-ui-bg-subtle-hover"
        }`
      }
    >
      <span className="flex size-6 items-center justify-center" aria-hidden>
        <Icon />
      </span>
      <Text size="small" weight="plus" leading="compact">
        {title}
      </Text>
    </NavLink>
    <span className="pointer-events-none absolute end-2">{children}</span>
  </li>
);

/** The menu in groups, with how much is waiting on each page. */
function GroupedMenu() {
  const { t } = useTranslation();
  const id = useId();
  const groups = useMenuGroups();
  const { data: today } = useToday();

  return (
    <div className="flex flex-col gap-y-3">
      <ul>
        <Entry to={findPage} Icon={MagnifyingGlass} title={t("find.title")}>
          <Kbd aria-hidden className="hidden lg:inline-flex">
            {shortcutName}
          </Kbd>
        </Entry>
      </ul>
      {groups.map(({ name, pages }) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <h2 id={`${id}-${name}`} className="txt-compact-xsmall-plus text-ui-fg-muted px-2 pb-1">
            {t(`menu.groups.${name}`)}
          </h2>
          <ul className="flex flex-col gap-y-0.5">
            {pages.map(({ to, title, Icon, waiting }) => {
              const count = today && waiting ? waiting(today) : 0;
              return (
                <Entry
                  key={to}
                  to={to}
                  Icon={Icon}
                  title={t(title)}
                  describedBy={count > 0 ? `${id}-${to}` : undefined}
                >
                  {count > 0 && (
                    <Badge id={`${id}-${to}`} size="2xsmall" rounded="full">
                      <span aria-hidden>{count}</span>
                      <span className="sr-only">{t("menu.waiting", { count })}</span>
                    </Badge>
                  )}
                </Entry>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/**
 * The icon of the page "Today" in Medusa's menu. Medusa renders it beside every page and has no other place for a menu
 * of the shop's own: the icon puts it into the menu's landmark, instead of Medusa's entries. It also leads the
 * fulfilment role from pages it may not use to a sentence that says so.
 */
export function ShopMenu() {
  const { pathname } = useLocation();
  const role = useStaffRole();
  const [icon, setIcon] = useState<HTMLElement | null>(null);
  const menu = icon?.closest("nav");
  return (
    <span ref={setIcon}>
      {role === "fulfilment" && !isFulfilment(pathname) && (
        <Navigate replace to={findPage} state={{ ownersOnly: true }} />
      )}
      {menu &&
        createPortal(
          // the icon is in a link, which would follow every click in the menu
          <div role="presentation" className="shop-menu px-3" onClick={(event) => event.stopPropagation()}>
            <style>{"nav > .shop-menu ~ *, nav > :has(~ .shop-menu) { display: none; }"}</style>
            <GroupedMenu />
          </div>,
          menu,
        )}
    </span>
  );
}
