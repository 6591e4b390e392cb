import { h2, link, ol, p } from "../blocks";
import type { LegalSource } from "./legal";

/** Terms of sale: parties, conclusion in steps, prices, delivery, payment, guarantee, law (§ 312i BGB; D.Lgs. 70/2003 art. 12). */
export const terms: LegalSource = {
  de: ({ company, address, shipping, freeFrom, countries, payments, links }) => ({
    title: "Allgemeine Geschäftsbedingungen",
    description:
      "Die Bedingungen für Bestellungen bei Su Turrone: Vertragsschluss, Preise, Lieferung, Zahlung, Gewährleistung.",
    blocks: [
      h2("1. Wer verkauft, für wen diese Bedingungen gelten"),
      p(
        `Verkäufer ist ${company.name}, ${address}, Italien (nachfolgend „wir“). Diese Bedingungen gelten für Bestellungen von Verbraucherinnen und Verbrauchern in diesem Laden.`,
      ),
      h2("2. Vertragssprachen und Vertragstext"),
      p(
        "Sie können den Vertrag auf Deutsch, Italienisch oder Englisch schließen. Wir speichern den Vertragstext. Ihre Bestellung und diese Bedingungen erhalten Sie mit der Bestellbestätigung; Sie können diese Seite auch speichern oder drucken.",
      ),
      h2("3. Wie der Vertrag zustande kommt"),
      p(
        "Die Darstellung der Waren ist kein bindendes Angebot, sondern eine Einladung zur Bestellung. Sie bestellen in diesen Schritten:",
      ),
      ol(
        "Sie legen Waren in den Warenkorb. Mengen lassen sich dort ändern, Waren entfernen.",
        "Sie geben Kontaktdaten und Lieferadresse an und, wenn sie abweicht, die Rechnungsadresse.",
        "Sie wählen die Zahlungsart.",
        "Sie prüfen alle Angaben auf einer Seite und können jede davon ändern. Erst mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab.",
      ),
      p(
        "Den Eingang Ihrer Bestellung bestätigen wir unverzüglich. Mit dieser Bestellbestätigung nehmen wir Ihr Angebot an.",
      ),
      h2("4. Preise und Versandkosten"),
      p(
        `Alle Preise sind Endpreise in Euro und enthalten die Mehrwertsteuer. Hinzu kommen Versandkosten von ${shipping} je Bestellung; ab einem Warenwert von ${freeFrom} entfallen sie. Einzelheiten stehen unter `,
        link("Versand und Rückgabe", links.shipping),
        ".",
      ),
      p(
        "Gutscheincodes gelten für die Waren, nicht für den Versand. Sie werden im Warenkorb eingegeben und lassen sich nicht auszahlen.",
      ),
      h2("5. Lieferung"),
      p(
        `Wir liefern in diese Länder: ${countries}. Ausgenommene Gebiete nennen wir unter `,
        link("Versand und Rückgabe", links.shipping),
        ". Die Lieferzeit beträgt 2–3 Werktage, bei Überweisung ab Eingang Ihrer Zahlung.",
      ),
      h2("6. Zahlung"),
      p(
        `Sie zahlen per ${payments}. Bei Überweisung nennen wir Ihnen nach der Bestellung Konto, Betrag, Verwendungszweck und den Tag, bis zu dem wir die Zahlung erwarten. Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.`,
      ),
      h2("7. Widerruf und Rückgabe"),
      p(
        "Sie haben ein gesetzliches Widerrufsrecht von 14 Tagen. Es ist in der ",
        link("Widerrufsbelehrung", links.withdrawal),
        " beschrieben. Zusätzlich nehmen wir Ware 30 Tage lang kostenfrei zurück.",
      ),
      h2("8. Gewährleistung und Haftung"),
      p(
        "Für unsere Waren gelten die gesetzlichen Gewährleistungsrechte. Wir haften nach den gesetzlichen Vorschriften.",
      ),
      h2("9. Anwendbares Recht, Streitbeilegung"),
      p(
        "Es gilt italienisches Recht. Der Schutz, den Ihnen die zwingenden Vorschriften des Staates geben, in dem Sie gewöhnlich leben, bleibt davon unberührt. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.",
      ),
      h2("10. Datenschutz"),
      p("Wie wir mit Ihren Daten umgehen, steht in der ", link("Datenschutzerklärung", links.privacy), "."),
    ],
  }),
  it: ({ company, address, shipping, freeFrom, countries, payments, links }) => ({
    title: "Condizioni di vendita",
    description:
      "Le condizioni per gli ordini presso Su Turrone: conclusione del contratto, prezzi, consegna, pagamento, garanzia.",
    blocks: [
      h2("1. Chi vende e a chi si applicano queste condizioni"),
      p(
        `Il venditore è ${company.name}, ${address} (di seguito «noi»). Queste condizioni valgono per gli ordini dei consumatori in questo negozio.`,
      ),
      h2("2. Lingue e testo del contratto"),
      p(
        "Può concludere il contratto in italiano, tedesco o inglese. Conserviamo il testo del contratto. Con la conferma riceve l’ordine e queste condizioni; può anche salvare o stampare questa pagina.",
      ),
      h2("3. Come si conclude il contratto"),
      p(
        "La presentazione dei prodotti non è un’offerta vincolante, ma un invito a ordinare. L’ordine si svolge così:",
      ),
      ol(
        "Mette i prodotti nel carrello, dove può cambiare le quantità o togliere un prodotto.",
        "Indica i Suoi contatti e l’indirizzo di consegna e, se diverso, quello di fatturazione.",
        "Sceglie il metodo di pagamento.",
        "Controlla tutti i dati in un’unica pagina, dove ciascuno si può correggere. Solo con il pulsante «Ordine con obbligo di pagare» invia una proposta vincolante.",
      ),
      p(
        "Confermiamo senza indugio il ricevimento del Suo ordine. Con questa conferma accettiamo la Sua proposta.",
      ),
      h2("4. Prezzi e spese di spedizione"),
      p(
        `Tutti i prezzi sono finali, in euro, IVA inclusa. Si aggiungono le spese di spedizione di ${shipping} per ordine; da ${freeFrom} di merce la spedizione è gratuita. I dettagli sono alla pagina `,
        link("Spedizione e resi", links.shipping),
        ".",
      ),
      p(
        "I codici sconto valgono per la merce, non per la spedizione. Si inseriscono nel carrello e non si possono convertire in denaro.",
      ),
      h2("5. Consegna"),
      p(
        `Consegniamo in questi Paesi: ${countries}. I territori esclusi sono indicati alla pagina `,
        link("Spedizione e resi", links.shipping),
        ". La consegna avviene in 2–3 giorni lavorativi; con il bonifico si contano dal ricevimento del pagamento.",
      ),
      h2("6. Pagamento"),
      p(
        `Può pagare con ${payments}. Con il bonifico Le indichiamo dopo l’ordine conto, importo, causale e il giorno fino al quale attendiamo il pagamento. La merce resta di nostra proprietà fino al pagamento completo.`,
      ),
      h2("7. Recesso e resi"),
      p(
        "La legge Le riconosce un diritto di recesso di 14 giorni, descritto alla pagina ",
        link("Diritto di recesso", links.withdrawal),
        ". In più riprendiamo gratuitamente la merce entro 30 giorni.",
      ),
      h2("8. Garanzia e responsabilità"),
      p(
        "Per i nostri prodotti vale la garanzia legale di conformità (artt. 128 e seguenti del Codice del consumo). Rispondiamo secondo le norme di legge.",
      ),
      h2("9. Legge applicabile e controversie"),
      p(
        "Si applica la legge italiana. Resta ferma la tutela che Le danno le norme inderogabili dello Stato in cui risiede abitualmente; per il consumatore residente in Italia è competente il giudice del luogo di residenza o domicilio.",
      ),
      h2("10. Protezione dei dati"),
      p("Come trattiamo i Suoi dati è scritto nell’", link("informativa sulla privacy", links.privacy), "."),
    ],
  }),
  en: ({ company, address, shipping, freeFrom, countries, payments, links }) => ({
    title: "Terms and conditions",
    description:
      "The terms for orders at Su Turrone: conclusion of the contract, prices, delivery, payment, guarantee.",
    blocks: [
      h2("1. Who sells, and to whom these terms apply"),
      p(
        `The seller is ${company.name}, ${address}, Italy (“we”). These terms apply to orders placed by consumers in this shop.`,
      ),
      h2("2. Languages and text of the contract"),
      p(
        "You may conclude the contract in English, Italian or German. We store the text of the contract. You receive your order and these terms with the order confirmation; you may also save or print this page.",
      ),
      h2("3. How the contract is concluded"),
      p(
        "Our presentation of goods is not a binding offer but an invitation to order. You order in these steps:",
      ),
      ol(
        "You put goods into the cart, where you can change quantities or remove goods.",
        "You enter your contact details and the delivery address and, if it differs, the billing address.",
        "You choose how to pay.",
        "You check everything on one page and can change any of it. Only with the button “Order with obligation to pay” do you make a binding offer.",
      ),
      p("We confirm receipt of your order without delay. With this confirmation we accept your offer."),
      h2("4. Prices and delivery charges"),
      p(
        `All prices are final prices in euro and include VAT. Delivery costs ${shipping} per order and is free for goods worth ${freeFrom} or more. Details are given under `,
        link("Delivery and returns", links.shipping),
        ".",
      ),
      p("Promo codes apply to goods, not to delivery. They are entered in the cart and cannot be paid out."),
      h2("5. Delivery"),
      p(
        `We deliver to these countries: ${countries}. Excluded territories are named under `,
        link("Delivery and returns", links.shipping),
        ". Delivery takes 2–3 business days; if you pay by bank transfer, they count from receipt of your payment.",
      ),
      h2("6. Payment"),
      p(
        `You can pay by ${payments}. For a bank transfer we tell you the account, amount, reference and the day until which we expect the payment. The goods remain our property until they are paid for in full.`,
      ),
      h2("7. Withdrawal and returns"),
      p(
        "You have a statutory right of withdrawal of 14 days, described under ",
        link("Right of withdrawal", links.withdrawal),
        ". In addition we take goods back free of charge for 30 days.",
      ),
      h2("8. Guarantee and liability"),
      p("The statutory guarantee of conformity applies to our goods. We are liable according to the law."),
      h2("9. Applicable law and disputes"),
      p(
        "Italian law applies. The protection afforded to you by the mandatory rules of the country in which you habitually live remains unaffected. We do not take part in proceedings before a consumer arbitration board.",
      ),
      h2("10. Data protection"),
      p("How we handle your data is set out in the ", link("privacy policy", links.privacy), "."),
    ],
  }),
};
