import { Container, Input, Label, Text, toast, usePrompt } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShopSettingsPage } from "../../features/shop/editable-settings";
import type { PriceSetting, SettingName } from "../../modules/shop-settings/setting-types";
import { Form, SwitchField } from "../components/fields";
import { ActionButton, Panel } from "../components/page-parts";
import { VersionList } from "../components/version-list";
import { UnsavedPrompt } from "../components/unsaved-prompt";
import { changesBetween, toDraft, type FieldSetting, type SettingsDraft } from "./draft";
import { GiftSeasonField } from "./gift-season-field";
import { OpeningHoursField } from "./opening-hours-field";
import { PausesField } from "./pauses-field";
import { described, fieldId, FieldNotes, SettingField } from "./setting-field";
import { useShopSettings, type SaveRequest } from "./use-shop-settings";

/** Default number of days until a parcel counts as delivered, when that is switched on. */
const usualDeliveredDays = "5";

function focusFirst(ids: readonly string[]): void {
  const fields = [...document.querySelectorAll<HTMLElement>("form [id]")];
  fields.find(({ id }) => ids.includes(id))?.focus();
}

/** All shop settings in one form with one button. @param page the saved values */
export function SettingsForm({ page }: { page: ShopSettingsPage }) {
  const { t } = useTranslation();
  const ask = usePrompt();
  const { save, readVersion } = useShopSettings();
  const [saved, setSaved] = useState(() => toDraft(page.settings));
  const [revision, setRevision] = useState(page.revision);
  const [draft, setDraft] = useState(saved);
  const [problems, setProblems] = useState<Partial<Record<SettingName, string>>>({});
  const changes = changesBetween(saved, draft);
  const unsaved = Object.keys(changes).length > 0;

  function set(part: Partial<SettingsDraft>) {
    setDraft({ ...draft, ...part });
    const changedNames = Object.keys(part);
    setProblems(
      Object.fromEntries(Object.entries(problems).filter(([name]) => !changedNames.includes(name))),
    );
  }

  const field = (name: FieldSetting) => ({
    name,
    label: t(`shopSettings.fields.${name}`),
    problem: problems[name],
    value: draft[name],
    onValue: (value: string) => set({ [name]: value }),
  });

  async function confirmPrices(names: readonly PriceSetting[]): Promise<boolean> {
    const lines = names.map((name) =>
      t("shopSettings.unusual.line", {
        name: t(`shopSettings.fields.${name}`),
        old: saved[name],
        wanted: draft[name],
      }),
    );
    return ask({
      title: t("shopSettings.unusual.title"),
      description: lines.join(" "),
      confirmText: t("shopSettings.unusual.yes"),
      cancelText: t("shopSettings.unusual.no"),
    });
  }

  async function submit(request: SaveRequest): Promise<void> {
    const answer = await save.mutateAsync(request);
    if ("saved" in answer) {
      setSaved(toDraft(answer.saved.settings));
      setDraft(toDraft(answer.saved.settings));
      setRevision(answer.saved.revision);
      setProblems({});
      toast.success(t("shopSettings.saved"));
    } else if ("fields" in answer) {
      setProblems(answer.fields);
      toast.error(t("shopSettings.notSaved"));
      focusFirst(Object.keys(answer.fields).map(fieldId));
    } else if (await confirmPrices(answer.confirm)) {
      await submit({ ...request, confirmed: answer.confirm });
    }
  }

  function onSubmit() {
    if (!unsaved) return;
    // a failure is shown by the mutation
    submit({ changes, confirmed: [], revision }).catch(() => undefined);
  }

  const delivered = draft.delivered_after_days !== "0";
  const days = draft.delivery_days;
  return (
    <Form busy={save.isPending} onSubmit={onSubmit} noValidate className="flex flex-col gap-y-3">
      <UnsavedPrompt unsaved={unsaved} />
      <Panel title={t("shopSettings.sections.shipping")} hint={t("shopSettings.shippingHint")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SettingField {...field("shipping_cents")} inputMode="decimal" unit="€" />
          <SettingField {...field("shipping_free_from_cents")} inputMode="decimal" unit="€" />
        </div>
      </Panel>
      <Panel title={t("shopSettings.sections.delivery")}>
        <div
          role="group"
          aria-labelledby={`${fieldId("delivery_days")}-label`}
          className="flex flex-col gap-y-1"
        >
          <Label size="small" id={`${fieldId("delivery_days")}-label`}>
            {t("shopSettings.fields.delivery_days")}
          </Label>
          <div className="flex items-center gap-x-2">
            <Input
              id={fieldId("delivery_days")}
              size="small"
              className="w-16"
              inputMode="numeric"
              aria-label={t("shopSettings.fewest")}
              value={days.from}
              onChange={(event) => set({ delivery_days: { ...days, from: event.target.value } })}
              {...described("delivery_days", undefined, problems.delivery_days)}
            />
            <span aria-hidden>–</span>
            <Input
              size="small"
              className="w-16"
              inputMode="numeric"
              aria-label={t("shopSettings.most")}
              value={days.to}
              onChange={(event) => set({ delivery_days: { ...days, to: event.target.value } })}
              {...described("delivery_days", undefined, problems.delivery_days)}
            />
            <Text size="small">{t("shopSettings.businessDays")}</Text>
          </div>
          <FieldNotes name="delivery_days" problem={problems.delivery_days} />
        </div>
        <SettingField
          {...field("cut_off_hour")}
          inputMode="numeric"
          unit={t("shopSettings.oClock")}
          hint={t("shopSettings.cutOffHint")}
        />
        <SwitchField
          label={t("shopSettings.deliveredByItself")}
          checked={delivered}
          onChecked={(on) => set({ delivered_after_days: on ? usualDeliveredDays : "0" })}
        />
        {delivered && (
          <SettingField
            {...field("delivered_after_days")}
            inputMode="numeric"
            unit={t("shopSettings.businessDays")}
            hint={t("shopSettings.deliveredHint")}
          />
        )}
      </Panel>
      <Panel title={t("shopSettings.sections.pauses")} hint={t("shopSettings.pausesHint")}>
        <PausesField pauses={draft.pauses} problem={problems.pauses} onPauses={(pauses) => set({ pauses })} />
      </Panel>
      <Panel title={t("shopSettings.sections.giftSeason")} hint={t("shopSettings.giftSeasonHint")}>
        <GiftSeasonField
          season={draft.gift_season}
          problem={problems.gift_season}
          onSeason={(gift_season) => set({ gift_season })}
        />
      </Panel>
      <Panel title={t("shopSettings.sections.hours")} hint={t("shopSettings.hoursHint")}>
        <OpeningHoursField
          hours={draft.opening_hours}
          problem={problems.opening_hours}
          onHours={(opening_hours) => set({ opening_hours })}
        />
      </Panel>
      <Panel title={t("shopSettings.sections.company")} hint={t("shopSettings.companyHint")}>
        <SettingField {...field("company_name")} />
        <SettingField {...field("company_street")} />
        <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
          <SettingField {...field("company_postal_code")} inputMode="numeric" />
          <SettingField {...field("company_city")} hint={t("shopSettings.cityHint")} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <SettingField {...field("company_vat_id")} />
          <SettingField {...field("company_rea")} />
          <SettingField {...field("company_email")} type="email" hint={t("shopSettings.emailHint")} />
          <SettingField {...field("company_pec")} type="email" />
          <SettingField {...field("company_phone")} type="tel" />
        </div>
      </Panel>
      <Panel title={t("shopSettings.sections.transfer")} hint={t("shopSettings.transferHint")}>
        <SettingField {...field("transfer_holder")} />
        <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
          <SettingField {...field("transfer_iban")} />
          <SettingField {...field("transfer_bic")} />
        </div>
        <SettingField
          {...field("transfer_days")}
          inputMode="numeric"
          unit={t("shopSettings.days")}
          hint={t("shopSettings.transferDaysHint")}
        />
        <SettingField
          {...field("transfer_max_orders")}
          inputMode="numeric"
          unit={t("shopSettings.orders")}
          hint={t("shopSettings.unpaidHint")}
        />
        <SettingField {...field("transfer_max_packs")} inputMode="numeric" unit={t("shopSettings.packs")} />
      </Panel>
      <Panel title={t("shopSettings.sections.stock")}>
        <SettingField
          {...field("low_stock_packs")}
          inputMode="numeric"
          unit={t("shopSettings.packs")}
          hint={t("shopSettings.lowStockHint")}
        />
      </Panel>
      <Panel title={t("shopSettings.sections.mails")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SettingField {...field("mail_sender_name")} />
          <SettingField
            {...field("mail_sender_address")}
            type="email"
            hint={t("shopSettings.senderHint")}
            placeholder={draft.company_email}
          />
        </div>
      </Panel>
      <VersionList
        versions={page.versions}
        onTake={({ id }) =>
          readVersion.mutate(id, { onSuccess: ({ settings }) => setDraft(toDraft(settings)) })
        }
      />
      <Container className="sticky bottom-2 z-10 flex flex-wrap items-center justify-between gap-2 py-3">
        <Text size="small" role="status">
          {t(unsaved ? "shopSettings.unsaved" : "shopSettings.nothingToSave")}
        </Text>
        <ActionButton type="submit" variant="primary" disabled={!unsaved} isLoading={save.isPending}>
          {t("actions.save")}
        </ActionButton>
      </Container>
    </Form>
  );
}
