/** A carrier, and where its parcels are followed. */
interface Carrier {
  name: string;
  /** Address of the page that follows a parcel; `{number}` stands for its number. */
  tracking: string;
}

/** The carriers the workshop sends with, the most used first; the one table of names and addresses. */
export const carriers = {
  brt: {
    name: "BRT",
    tracking: "https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz={number}",
  },
  poste: {
    name: "Poste Italiane",
    tracking: "https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}",
  },
  sda: {
    name: "SDA",
    tracking:
      "https://www.sda.it/wps/portal/Servizi_online/dettaglio-spedizione?locale=it&tracing.letteraVettura={number}",
  },
  gls: {
    name: "GLS",
    tracking: "https://gls-group.com/IT/it/servizi-online/ricerca-spedizioni/?match={number}&type=NAT",
  },
  dhl: {
    name: "DHL",
    tracking: "https://www.dhl.com/it-it/home/tracking.html?tracking-id={number}",
  },
  ups: { name: "UPS", tracking: "https://www.ups.com/track?tracknum={number}" },
} as const satisfies Record<string, Carrier>;

/** Short name of a carrier. */
export type CarrierId = keyof typeof carriers;

/** All of them, in the order they are offered. */
export const carrierIds = Object.keys(carriers) as [CarrierId, ...CarrierId[]];

/** Where a parcel is followed. */
export const trackingUrl = (carrier: CarrierId, number: string): string =>
  carriers[carrier].tracking.replace("{number}", encodeURIComponent(number));

/** What may stand in a tracking number, and how much of it. */
export const trackingNumber = /^[\w .-]*$/;
export const trackingNumberLength = 40;
