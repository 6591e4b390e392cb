import { Container, Text } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { OrderListAnswer } from "../../../features/order-list/order-list-types";
import { Form, TextField } from "../../components/fields";
import { Hint, LoadStatus, PageHead, Strong, TextLink } from "../../components/page-parts";
import { useLoad, useProductNames } from "../../lib/server";
import { useMenuGroups } from "../../menu/shop-menu";
import { productPath } from "../../new-product/drafts";
import { useIsOwner } from "../../people/staff-role";

/** Number of rows of a group, and the minimum length of a text that is looked for among orders. */
const maxRows = 6;
const minLength = 2;

interface Found {
  to: string;
  name: string;
  note?: string;
}

const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether a name contains all words of a text, whatever their accents and case. */
const hasWords = (name: string, text: string): boolean =>
  folded(text)
    .split(/\s+/)
    .every((word) => folded(name).includes(word));

/** Whether a text is the letters in an SKU, or begins it with at least one of them. */
const isSku = (sku: string, text: string): boolean => {
  const [start = "", letters] = folded(sku).split("-");
  const begun = folded(text);
  return begun === letters || (begun.length > start.length + 1 && folded(sku).startsWith(begun));
};

/** Orders, their buyers, products and pages that fit a text; the pages alone while it is empty. */
function useFound(q: string) {
  const { t } = useTranslation();
  const isOwner = useIsOwner();
  const products = useProductNames();
  const groups = useMenuGroups();
  const isAsked = q.length >= minLength;
  const query = useLoad<OrderListAnswer>(["order-list", "find", q], "/admin/order-list", {
    query: { q, limit: maxRows },
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const orders = isAsked ? (query.data?.orders ?? []) : [];
  const people = orders.flatMap(({ buyer, name: recipient }) => {
    const ordered = buyer ?? recipient;
    return q.includes("@") ? [ordered] : [ordered, recipient].filter((name) => hasWords(name, q));
  });
  const found: Record<string, Found[]> = {
    orders: orders.map(({ id, number, name, city }) => ({
      to: `/orders/${id}`,
      name: `#${number}`,
      note: `${name}, ${city}`,
    })),
    buyers: [...new Set(people)].map((name) => ({
      to: `/order-list?q=${encodeURIComponent(name)}`,
      name,
      note: t("find.allOrders"),
    })),
    products: products
      .filter(({ name, skus }) => q !== "" && (hasWords(name, q) || skus.some((sku) => isSku(sku, q))))
      .slice(0, maxRows)
      .map(({ id, name }) => ({ to: isOwner ? productPath(id) : "/stock", name })),
    pages: groups.flatMap(({ name: group, pages }) =>
      pages
        .map(({ to, title }) => ({ to, name: t(title), note: t(`menu.groups.${group}`) }))
        .filter(({ name, note }) => hasWords(`${name} ${note}`, q)),
    ),
  };
  // until then the orders are those of a text typed before
  const isFound = !isAsked || query.isError || (query.isSuccess && !query.isPlaceholderData);
  return { query, isAsked, isFound, found };
}

/** "Find": orders, buyers, products and pages by a few letters; Enter opens the first one. */
const FindPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const [typed, setTyped] = useState("");
  const q = typed.trim();
  const { query, isAsked, isFound, found } = useFound(q);
  const groups = Object.entries(found).filter(([, rows]) => rows.length > 0);
  const [first] = groups.flatMap(([, rows]) => rows);
  const [isEntered, setEntered] = useState(false);
  const opened = isEntered && isFound ? first?.to : undefined;
  useEffect(() => {
    if (opened !== undefined) void navigate(opened);
  }, [opened, navigate]);
  const isClosed = (location.state as { ownersOnly?: boolean } | null)?.ownersOnly === true;

  return (
    <Container className="flex flex-col gap-y-4">
      <PageHead title={t("find.title")} hint={t("find.hint")} />
      {isClosed && <Text role="alert">{t("people.ownersOnly")}</Text>}
      <Form busy={false} onSubmit={() => setEntered(true)} role="search">
        <TextField
          // the shortcut leads here again
          key={location.key}
          label={t("find.label")}
          inputMode="search"
          autoFocus
          value={typed}
          onValue={(value) => {
            setTyped(value);
            setEntered(false);
          }}
        />
      </Form>
      {isAsked && <LoadStatus query={query} failed={t("find.failed")} />}
      <div role="status">
        {groups.length === 0 && !query.isFetching && <Text size="small">{t("find.nothing")}</Text>}
      </div>
      {groups.map(([name, rows]) => (
        <section key={name} aria-label={t(`find.groups.${name}`)}>
          <Strong>{t(`find.groups.${name}`)}</Strong>
          <ul className="divide-y">
            {rows.map(({ to, name: what, note }) => (
              <li key={`${to} ${what}`} className="flex flex-wrap items-baseline gap-x-3 py-2">
                <TextLink to={to}>{what}</TextLink>
                {note && <Hint>{note}</Hint>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
};

export default FindPage;
