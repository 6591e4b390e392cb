import { XMarkMini } from "@medusajs/icons";
import { IconButton } from "@medusajs/ui";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { paidMethods } from "@su-turrone/contract/payment-methods";
import {
  orderFilters,
  type OrderFilter,
  type OrderListFilters,
  type SavedOrderFilters,
} from "../../features/order-list/order-list-types";
import { Form, SelectField, TextField } from "../components/fields";
import { ActionButton, Strong } from "../components/page-parts";
import { api, useAction, useLoad } from "../lib/server";
import { useFormats } from "../lib/use-formats";

const names = ["show", "from", "to", "country", "payment"] as const satisfies (keyof OrderListFilters)[];

type Filters = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** Value of a choice that does not filter; a select has no empty one. */
const all = "all";

const onlyFilled = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value && value !== all ? [[name, value]] : [])),
  );

type Values = Filters & { readonly q?: string | undefined };

/** Search text and filters of the list of orders, kept in the page's address. */
function useAddressFilters() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const isOwnChange = useNavigationType() === "REPLACE";
  const address: Values = Object.fromEntries(
    ["q" as const, ...names].map((name) => [name, params.get(name) ?? ""]),
  );
  // the address changes later than the fields; after any other navigation it decides
  const [own, setOwn] = useState({ key, values: address });
  const values = isOwnChange || own.key === key ? own.values : address;
  // two changes may follow each other before the page is rendered
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const set = (changed: Values) => {
    latest.current = { ...latest.current, ...changed };
    setOwn({ key, values: latest.current });
    setParams(onlyFilled(latest.current), { replace: true });
  };
  return { values, set };
}

const savedKey = "saved-order-filters";
const savedPath = "/admin/order-list/filters";

interface SavedProps {
  filters: Filters;
  onChoose: (filters: Filters) => void;
}

/** The filters saved by the user, to choose again, and a field to save the chosen ones. */
function SavedFilters({ filters, onChoose }: SavedProps) {
  const { t } = useTranslation();
  const [name, setName] = useState("");
  const { data } = useLoad<{ saved: SavedOrderFilters[] }>([savedKey], savedPath);
  const save = useAction({
    send: () => api.post(savedPath, { name: name.trim(), filters }),
    done: t("orderList.saved.done"),
    onDone: () => setName(""),
    refetch: [savedKey],
  });
  const remove = useAction({
    send: (saved: string) => api.delete(`${savedPath}/${encodeURIComponent(saved)}`),
    refetch: [savedKey],
  });
  const saved = data?.saved ?? [];
  const isFiltered = Object.keys(filters).length > 0;

  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      {saved.length > 0 && (
        <div className="flex flex-col gap-y-1">
          <Strong>{t("orderList.saved.title")}</Strong>
          <ul className="flex flex-wrap gap-2">
            {saved.map((one) => (
              <li key={one.name} className="flex items-center">
                <ActionButton onClick={() => onChoose(one.filters)}>{one.name}</ActionButton>
                <IconButton
                  type="button"
                  size="small"
                  variant="transparent"
                  aria-label={t("orderList.saved.delete", { name: one.name })}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(one.name)}
                >
                  <XMarkMini />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isFiltered && (
        <Form busy={save.isPending} onSubmit={() => name.trim() && save.mutate()}>
          <div className="flex flex-wrap items-end gap-2">
            <TextField label={t("orderList.saved.name")} value={name} maxLength={40} onValue={setName} />
            <ActionButton type="submit" isLoading={save.isPending} disabled={name.trim() === ""}>
              {t("orderList.saved.save")}
            </ActionButton>
            <ActionButton variant="transparent" onClick={() => onChoose({})}>
              {t("orderList.saved.clear")}
            </ActionButton>
          </div>
        </Form>
      )}
    </div>
  );
}

/** Search text and filters of the list of orders, with their fields. */
export function useOrderFilters() {
  const { t } = useTranslation();
  const { country } = useFormats();
  const { values, set } = useAddressFilters();
  const { q = "", ...filters } = values;
  const show: OrderFilter = orderFilters.find((one) => one === filters.show) ?? all;
  const none: Filters = Object.fromEntries(names.map((name) => [name, ""]));

  const fields = (
    <div className="flex flex-col gap-y-3 py-2">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <div className="col-span-2">
          <TextField
            label={t("orderList.search")}
            value={q}
            maxLength={100}
            onValue={(text) => set({ q: text })}
          />
        </div>
        <SelectField
          label={t("orderList.filter")}
          value={show}
          options={orderFilters.map((id) => ({ id, name: t(`orderList.filters.${id}`) }))}
          onValue={(id) => set({ show: id })}
        />
        <SelectField
          label={t("orderList.country")}
          value={filters.country || all}
          options={[
            { id: all, name: t("orderList.allCountries") },
            ...countryCodes.map((id) => ({ id, name: country(id) })),
          ]}
          onValue={(id) => set({ country: id })}
        />
        <SelectField
          label={t("orderList.payment")}
          value={filters.payment || all}
          options={[
            { id: all, name: t("orderList.allPayments") },
            ...paidMethods.map((id) => ({ id, name: t(`monthEnd.methods.${id}`) })),
          ]}
          onValue={(id) => set({ payment: id })}
        />
        {(["from", "to"] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(`documentFilter.${end}`)}
            value={filters[end] ?? ""}
            onValue={(day) => set({ [end]: day })}
          />
        ))}
      </div>
      <SavedFilters filters={onlyFilled(filters)} onChoose={(saved) => set({ ...none, ...saved, q: "" })} />
    </div>
  );
  return { q, show, query: onlyFilled(values), fields };
}
