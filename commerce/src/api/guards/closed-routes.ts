import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isOperator, nowInSeconds, operatorKeyHeader } from "@su-turrone/contract/tokens";
import { env } from "../../platform/env";
import type { PerLanguage } from "../../platform/languages";
import { closedRoutes as closedCoreRoutes, deletableReasons } from "../../platform/medusa-surface";
import { adminLanguage } from "../../platform/admin-language";
import { isRead } from "../../platform/read-methods";

/** Why a Medusa route is closed, and what to do instead; shown in the admin. */
export const closedReasons = {
  edit: {
    de: "Eine aufgegebene Bestellung wird nicht mehr geändert, weil Zahlung, Rechnung und Reservierung dann nicht mehr zu ihr passen. Bitte stornieren Sie sie und lassen Sie neu bestellen, oder erstatten Sie einen Teil.",
    it: "Un ordine inviato non si modifica più, perché pagamento, fattura e merce riservata non corrisponderebbero. Conviene annullarlo e farlo ordinare di nuovo, oppure rimborsarne una parte.",
    en: "An order is not edited once it is placed, because payment, invoice and reserved goods would no longer match it. Please cancel it and have it ordered again, or refund a part.",
  },
  returns: {
    de: "Rücksendungen, Umtausch und Reklamationen werden hier nicht erfasst: Sie würden Geld und Ware an Rechnung und Gutschrift vorbei bewegen. Bitte erstatten Sie bei der Zahlung und buchen Sie Ware, die zurückkommt, im Lager ein.",
    it: "Resi, cambi e reclami non si registrano qui: sposterebbero denaro e merce senza fattura e nota di credito. Il rimborso si fa nella pagina dell’ordine, e la merce che torna si aggiunge alle giacenze.",
    en: "Returns, exchanges and claims are not kept here: they would move money and goods past invoice and credit note. Please refund at the payment, and add goods that come back to the stock.",
  },
  payment: {
    de: "Zahlungen entstehen nur im Checkout. Bitte erfassen Sie die Zahlung, die zur Bestellung gehört.",
    it: "I pagamenti nascono solo alla cassa. Va incassato il pagamento che appartiene all’ordine.",
    en: "Payments are only made in the checkout. Please capture the payment that belongs to the order.",
  },
  parcels: {
    de: "Pakete werden auf der Seite ihrer Bestellung gepackt und zurückgenommen.",
    it: "I pacchi si preparano e si annullano nella pagina del loro ordine.",
    en: "Parcels are packed and taken back on the page of their order.",
  },
  drafts: {
    de: "Bestellungen entstehen nur im Shop, weil nur dort bezahlt werden kann.",
    it: "Gli ordini nascono solo nel negozio, perché solo lì si può pagare.",
    en: "Orders are only made in the shop, because only there they can be paid.",
  },
  prices: {
    de: "Preislisten gelten sofort im Shop und stehen auf keiner seiner Seiten. Preise ändern Sie auf der Produktseite unter „Preise“; eine Liste von früher lässt sich löschen.",
    it: "I listini valgono subito nel negozio e non compaiono in nessuna sua pagina. I prezzi si cambiano nella pagina del prodotto alla voce «Prezzi»; un listino di prima si può eliminare.",
    en: "Price lists apply in the shop at once and are shown on none of its pages. Please change prices on the product page under “Prices”; a list from before can be deleted.",
  },
  codes: {
    de: "Aktionen und Kampagnen aus Medusa gelten sofort, auch mit Nachlässen, die sonst nirgends erlaubt sind. Rabattcodes legen Sie unter „Rabattcodes“ an; eine Aktion von früher lässt sich löschen.",
    it: "Promozioni e campagne di Medusa valgono subito, anche con sconti che altrove non sono ammessi. I codici sconto si creano in «Codici sconto»; una promozione di prima si può eliminare.",
    en: "Medusa’s promotions and campaigns apply at once, with reductions that are allowed nowhere else. Please create them under “Promo codes”; a promotion from before can be deleted.",
  },
  imports: {
    de: "Produkte werden hier nicht aus Dateien eingelesen: Preise und Pflichtangaben kämen ungeprüft in den Verkauf. Neue Produkte legen Sie unter „Neuer Torrone“ an.",
    it: "Qui i prodotti non si importano da file: prezzi e dati obbligatori andrebbero in vendita senza controllo. I nuovi prodotti si creano in «Nuovo torrone».",
    en: "Products are not imported from files here: prices and required details would go on sale unchecked. Please create new products under “New torrone”.",
  },
  workflows: {
    de: "Medusas Abläufe werden nicht von Hand gestartet: Sie prüfen weder Preise noch Zahlungen, Nachlässe und Lieferländer. Bitte benutzen Sie die Seiten der Verwaltung.",
    it: "I processi di Medusa non si avviano a mano: non controllano prezzi, pagamenti, sconti e Paesi di consegna. Si usano le pagine dell’amministrazione.",
    en: "Medusa’s workflows are not started by hand: they check neither prices nor payments, reductions and countries of delivery. Please use the pages of the admin.",
  },
  taxIncluded: {
    de: "Ob Preise die Mehrwertsteuer enthalten, wird nicht geändert: Alle Preise des Shops enthalten sie, und ohne sie würde jeder Preis im selben Augenblick teurer.",
    it: "Non si cambia se i prezzi comprendono l’IVA: tutti i prezzi del negozio la comprendono, e senza di essa ogni prezzo aumenterebbe all’istante.",
    en: "Whether prices include VAT is not changed: all prices of the shop include it, and without it every price would rise at once.",
  },
  shipping: {
    de: "Versandarten von Medusa werden nicht geändert: Im Warenkorb stünde dann ein anderer Preis als auf den Seiten des Shops. Die Versandkosten ändern Sie unter „Der Laden“.",
    it: "Le opzioni di consegna di Medusa non si modificano: nel carrello il prezzo sarebbe diverso da quello indicato nelle pagine del negozio. Le spese di spedizione si cambiano in «Il negozio».",
    en: "Medusa’s shipping options are not changed: carts would be charged another price than the pages of the shop name. Please change the shipping costs under “The shop”.",
  },
} as const satisfies Readonly<Record<string, PerLanguage>>;

type Reason = keyof typeof closedReasons;

/**
 * Medusa's routes that move money or goods of an order around the rules of this shop
 * (features/ordering/order/order-status.ts, invoices, reservations). A route that starts a change is closed together
 * with those that continue it.
 */
const closed: readonly (readonly [matcher: string, reason: Reason])[] = closedCoreRoutes;

const deletable: readonly Reason[] = deletableReasons;

/** Runs a workflow with the secret of the server: what no page offers, and the tests need. */
const isByOperator = (req: MedusaRequest): boolean =>
  isOperator(env().SIGNING_SECRET, req.get(operatorKeyHeader) ?? "", nowInSeconds());

const refuse =
  (reason: Reason) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    next(
      isRead(req) ||
        (req.method === "DELETE" && deletable.includes(reason)) ||
        (reason === "workflows" && isByOperator(req))
        ? undefined
        : new MedusaError(MedusaError.Types.NOT_ALLOWED, closedReasons[reason][adminLanguage(req)]),
    );
  };

/** Rejects writes through these routes (400, with the reason); reads stay allowed. */
export const closedRoutes: MiddlewareRoute[] = closed.map(([matcher, reason]) => ({
  matcher,
  middlewares: [refuse(reason)],
}));
