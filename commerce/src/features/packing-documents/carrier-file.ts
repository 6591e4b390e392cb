import { csvOf } from "../../platform/csv";
import type { CarrierId } from "../fulfilment/carriers";
import { shipRefusalOf } from "../fulfilment/fulfilment-panel";
import { parcelsOf, type OrderParcel } from "../ordering/order/order-parcels";
import type { OrderRecord } from "../ordering/order/order-record";
import { recipientOf } from "../ordering/order/order-view";
import { unsentLinesOf } from "../today/packing-order";

/** Weight of box and padding, in grams, which carriers weigh too. */
const packagingGrams = 300;

/**
 * What a carrier is told of a parcel, as in the privacy policy: no mail address, because it can deliver without (GDPR,
 * Art. 5(1)(c)).
 */
interface FiledParcel {
  reference: string;
  name: string;
  company: string;
  street: string;
  postal_code: string;
  city: string;
  province: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  phone: string;
  grams: number;
}

/** Columns of a file, by their headings. */
type Layout = Readonly<Record<string, (parcel: FiledParcel) => string>>;

/** Rounded up to 100 g, which no carrier bills more finely. */
const kilosOf = ({ grams }: FiledParcel): string => (Math.ceil(grams / 100) / 10).toFixed(1);

/** For the portals in Italy, where each heading is assigned to a field once. */
const italianLayout: Layout = {
  "Riferimento mittente": ({ reference }) => reference,
  "Ragione sociale": ({ company, name }) => company || name,
  Referente: ({ name }) => name,
  Indirizzo: ({ street }) => street,
  CAP: ({ postal_code: code }) => code,
  Località: ({ city }) => city,
  Provincia: ({ province }) => province,
  Nazione: ({ country }) => country,
  Telefono: ({ phone }) => phone,
  Colli: () => "1",
  "Peso kg": (parcel) => kilosOf(parcel).replace(".", ","),
};

/** In the words of MyDHL+, which wants a company even of a private person, and decimal points. */
const dhlLayout: Layout = {
  "Shipment Reference": ({ reference }) => reference,
  "Receiver Name": ({ name }) => name,
  "Receiver Company": ({ company, name }) => company || name,
  "Receiver Address": ({ street }) => street,
  "Receiver Postal Code": ({ postal_code: code }) => code,
  "Receiver City": ({ city }) => city,
  "Receiver State": ({ province }) => province,
  "Receiver Country Code": ({ country }) => country,
  "Receiver Phone Number": ({ phone }) => phone,
  "Number of Pieces": () => "1",
  "Weight (kg)": kilosOf,
};

const layouts: Partial<Readonly<Record<CarrierId, Layout>>> = { dhl: dhlLayout };

function filed({ order, reference }: OrderParcel): FiledParcel[] {
  const to = order.shipping_address;
  if (!to || shipRefusalOf(order) !== null) return [];
  const grams = unsentLinesOf(order).reduce((sum, line) => sum + line.grams * line.quantity, packagingGrams);
  const parcel = {
    reference,
    name: recipientOf(order),
    company: to.company,
    // the second line may be what finds the door: "c/o", a company, a staircase
    street: [to.address_1, to.address_2].filter(Boolean).join(", "),
    postal_code: to.postal_code,
    city: to.city,
    province: to.province,
    country: to.country_code.toUpperCase(),
    // a spreadsheet would take the sign for a formula
    phone: to.phone.replace(/^\+/, "00"),
    grams,
  };
  return [parcel];
}

/**
 * A file for the portal of a carrier, which makes the labels: one row for each parcel of the orders that can be shipped,
 * in the given order. Null if there is none.
 */
export function carrierFile(carrier: CarrierId, orders: readonly OrderRecord[]): string | null {
  const layout = layouts[carrier] ?? italianLayout;
  const parcels = orders.flatMap((order) => parcelsOf(order).flatMap(filed));
  const rows = parcels.map((parcel) => Object.values(layout).map((valueOf) => valueOf(parcel)));
  return rows.length === 0 ? null : csvOf(Object.keys(layout), rows);
}
