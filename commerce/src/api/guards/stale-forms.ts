import type { MiddlewareRoute } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { readCategory } from "../../features/categories/read-categories";
import { readListedCode } from "../../features/codes/read-codes";
import { adminEntry } from "../../features/content/admin-entry";
import { readForm } from "../../features/new-product/read-form";
import { editablePage, pageOf } from "../../features/page-content/read-page";
import { readSettingsPage } from "../../features/shop/editable-settings";
import { isStale, revisionOf } from "../../features/staff/revision";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import { PRODUCT_DETAILS_MODULE } from "../../modules/product-details";
import { adminLanguage, refusalsFor } from "../../platform/admin-language";
import type { Language } from "../../platform/languages";
import { logLostLock, runUnderLock } from "./run-under-lock";
import type { Middleware } from "../../platform/with-body";

/** Seconds a save waits for another one of the same form. */
const lockTimeoutSeconds = 20;

type Revision = (scope: MedusaContainer, id: string, language: Language) => Promise<string>;
type Revisions = Readonly<Record<string, Revision>>;

/**
 * Forms that replace what is stored, and the revision their GET route answers with. Stock compares the number it showed
 * (features/stock/set-available.ts); actions on orders compare their money (features/ordering/order/payment-facts.ts).
 */
const forms = {
  "/admin/shop-settings": async (scope, _, language) => (await readSettingsPage(scope, language)).revision,
  "/admin/content/:id": async (scope, id) => (await adminEntry(scope, id)).revision,
  "/admin/page-content/:page": async (scope, page) => (await editablePage(scope, pageOf(page))).revision,
  "/admin/product-details/:product_id": async (scope, id) =>
    revisionOf(await scope.resolve(PRODUCT_DETAILS_MODULE).detailsOf(id)),
  "/admin/food-labels/:product_id": async (scope, id) =>
    revisionOf(await scope.resolve(FOOD_LABELS_MODULE).labelOf(id)),
  "/admin/new-products/:id": async (scope, id, language) => (await readForm(scope, id, language)).revision,
  "/admin/codes/:id": async (scope, id) => (await readListedCode(scope, id)).revision,
  "/admin/categories/:id": async (scope, id) => (await readCategory(scope, id)).revision,
} satisfies Revisions;

/** What the owner deletes, and its revision: a page of the shop shows its draft by the id. */
const deletions: Revisions = {
  "/admin/content/:id": forms["/admin/content/:id"],
  "/admin/categories/:id": forms["/admin/categories/:id"],
  "/admin/page-content/:page/preview": async (scope, page) =>
    (await editablePage(scope, pageOf(page))).draft?.id ?? "",
};

/** Refuses to save a form over changes it has not shown, or to delete them; both run one after the other. */
const refuseStale =
  (currentRevision: Revision, reason: "stale" | "stale_deletion"): Middleware =>
  async (req, res, next) => {
    const texts = refusalsFor(req).form;
    const { CONFLICT } = MedusaError.Types;
    const ifMatch = req.get("if-match");
    const path = `${req.baseUrl}${req.path}`;
    const [id = ""] = Object.values(req.params);
    await runUnderLock({
      res,
      next,
      lock: (work) =>
        req.scope.resolve(Modules.LOCKING).execute(`form:${path}`, work, { timeout: lockTimeoutSeconds }),
      prepare: async () => {
        if (
          ifMatch !== undefined &&
          isStale(ifMatch, await currentRevision(req.scope, id, adminLanguage(req)))
        )
          throw new MedusaError(CONFLICT, texts[reason]);
      },
      busy: new MedusaError(CONFLICT, texts.busy),
      onLost: logLostLock(req.scope, path),
    });
  };

const guardsOf = (
  revisions: Revisions,
  method: "POST" | "DELETE",
  reason: "stale" | "stale_deletion",
): MiddlewareRoute[] =>
  Object.entries(revisions).map(([matcher, currentRevision]) => ({
    matcher,
    methods: [method],
    middlewares: [refuseStale(currentRevision, reason)],
  }));

/** Guards of the owner's forms. Registered before the routes' own middlewares. */
export const staleForms = [
  ...guardsOf(forms, "POST", "stale"),
  ...guardsOf(deletions, "DELETE", "stale_deletion"),
];
