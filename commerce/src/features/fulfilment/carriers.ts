import { shopDay } from "@su-turrone/contract/time-zone";

interface Carrier {
  name: string;
  /** URL of the tracking page; `{number}` is replaced by the tracking number. */
  tracking: string;
}

/** The carriers the workshop uses, most used first; the only table of their names and URLs. */
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

export type CarrierId = keyof typeof carriers;

/** Ids of all carriers, in display order. */
export const carrierIds = Object.keys(carriers) as [CarrierId, ...CarrierId[]];

export const trackingUrl = (carrier: CarrierId, number: string): string =>
  carriers[carrier].tracking.replace("{number}", encodeURIComponent(number));

/** Allowed characters and maximum length of a tracking number. */
export const trackingNumber = /^[\w .-]*$/;
export const trackingNumberLength = 40;

/** Whether a parcel may still count as not sent: a mistake is noticed on the day it was made. */
export const isSentToday = (sentAt: Date | string, now = new Date()): boolean =>
  shopDay(new Date(sentAt)) === shopDay(now);
