/** Texts of the sandbox's pages; the language is that of the page the shopper comes from. */

const de = {
  demo: "Demo: es fließt kein Geld.",
  paypalTitle: "PayPal (Sandbox)",
  bankTitle: "Freigabe durch Ihre Bank (Sandbox)",
  amount: "Betrag",
  approve: "Zahlung bestätigen",
  refuse: "Abbrechen",
  lose: "Bestätigen und das Fenster verlieren",
  bankApprove: "Freigeben",
  bankRefuse: "Ablehnen",
  lost: "Die Zahlung ist bestätigt. Dieses Fenster kehrt nicht zum Shop zurück.",
  gone: "Diese Zahlung wartet nicht mehr auf eine Antwort.",
  formTitle: "Kartendaten (Sandbox)",
  cardNumber: "Kartennummer",
  expiry: "Gültig bis (MM/JJ)",
  cvc: "Prüfnummer",
  hint: "Testkarten: 4242 4242 4242 4242 zahlt, 4000 0000 0000 0002 wird abgelehnt, 4000 0027 6000 3184 fragt nach.",
  expressTitle: "Express-Kasse (Sandbox)",
  walletName: "Name",
  walletEmail: "E-Mail",
  walletStreet: "Straße",
  walletPostalCode: "Postleitzahl",
  walletCity: "Ort",
  walletState: "Region",
  walletCountry: "Land",
  walletRefused: "Dorthin liefert der Shop nicht.",
  noConnection: "Keine Verbindung. Bitte versuchen Sie es noch einmal.",
  refusals: {
    incorrect_number: "Hier gehen nur die Testkarten.",
    invalid_expiry: "Das Ablaufdatum der Karte liegt in der Vergangenheit.",
    incomplete_number: "Die Kartennummer ist unvollständig.",
    incomplete_expiry: "Das Ablaufdatum der Karte ist unvollständig.",
    incomplete_cvc: "Die Prüfnummer ist unvollständig.",
  },
};

/** @type {Record<"de" | "it" | "en", typeof de>} */
const words = {
  de,
  it: {
    demo: "Demo: non circola denaro.",
    paypalTitle: "PayPal (sandbox)",
    bankTitle: "Conferma della banca (sandbox)",
    amount: "Importo",
    approve: "Confermare il pagamento",
    refuse: "Annullare",
    lose: "Confermare e perdere la finestra",
    bankApprove: "Autorizzare",
    bankRefuse: "Rifiutare",
    lost: "Il pagamento è confermato. Questa finestra non torna al negozio.",
    gone: "Questo pagamento non attende più una risposta.",
    formTitle: "Dati della carta (sandbox)",
    cardNumber: "Numero della carta",
    expiry: "Scadenza (MM/AA)",
    cvc: "Codice di sicurezza",
    hint: "Carte di prova: 4242 4242 4242 4242 paga, 4000 0000 0000 0002 viene rifiutata, 4000 0027 6000 3184 chiede conferma.",
    expressTitle: "Cassa rapida (sandbox)",
    walletName: "Nome",
    walletEmail: "E-mail",
    walletStreet: "Via",
    walletPostalCode: "CAP",
    walletCity: "Località",
    walletState: "Provincia",
    walletCountry: "Paese",
    walletRefused: "Il negozio non consegna in questo Paese.",
    noConnection: "Nessuna connessione. Riprovare, per favore.",
    refusals: {
      incorrect_number: "Qui valgono solo le carte di prova.",
      invalid_expiry: "La data di scadenza della carta è già passata.",
      incomplete_number: "Il numero della carta è incompleto.",
      incomplete_expiry: "La data di scadenza della carta è incompleta.",
      incomplete_cvc: "Il codice di sicurezza è incompleto.",
    },
  },
  en: {
    demo: "Demo: no money moves.",
    paypalTitle: "PayPal (sandbox)",
    bankTitle: "Your bank asks (sandbox)",
    amount: "Amount",
    approve: "Confirm payment",
    refuse: "Cancel",
    lose: "Confirm and lose the window",
    bankApprove: "Approve",
    bankRefuse: "Refuse",
    lost: "The payment is confirmed. This window does not return to the shop.",
    gone: "This payment no longer waits for an answer.",
    formTitle: "Card details (sandbox)",
    cardNumber: "Card number",
    expiry: "Expiry (MM/YY)",
    cvc: "Security code",
    hint: "Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks.",
    expressTitle: "Express checkout (sandbox)",
    walletName: "Name",
    walletEmail: "E-mail",
    walletStreet: "Street",
    walletPostalCode: "Postcode",
    walletCity: "Town",
    walletState: "Region",
    walletCountry: "Country",
    walletRefused: "The shop does not deliver there.",
    noConnection: "No connection. Please try again.",
    refusals: {
      incorrect_number: "Only the test cards are accepted here.",
      invalid_expiry: "The card's expiration date is in the past.",
      incomplete_number: "The card number is incomplete.",
      incomplete_expiry: "The card's expiration date is incomplete.",
      incomplete_cvc: "The security code is incomplete.",
    },
  },
};

/**
 * The language of a shop URL by its path prefix, or of a language code.
 * @param {string} written
 * @returns {"de" | "it" | "en"}
 */
export function languageOf(written) {
  const first = URL.canParse(written) ? new URL(written).pathname.split("/")[1] : written.slice(0, 2);
  return first === "it" || first === "en" ? first : "de";
}

/** @param {"de" | "it" | "en"} language */
export const wordsOf = (language) => words[language];
