import { form, h2, link, p } from "../blocks";
import type { LegalSource } from "./legal";

/** Withdrawal notice with model form (Directive 2011/83/EU, annex I; art. 246a § 1 EGBGB; art. 52 ff. Cod. consumo). */
export const withdrawal: LegalSource = {
  de: ({ company, address, links }) => ({
    title: "Widerrufsbelehrung",
    description:
      "Ihr Recht, einen Kauf bei Su Turrone binnen 14 Tagen zu widerrufen, mit Muster-Widerrufsformular.",
    blocks: [
      h2("Widerrufsrecht"),
      p("Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen."),
      p(
        "Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat. Haben Sie mehrere Waren in einer Bestellung gekauft und werden diese getrennt geliefert, beginnt die Frist mit der letzten Ware.",
      ),
      p(
        `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${company.name}, ${address}, Italien, E-Mail `,
        link(company.email, `mailto:${company.email}`),
        `, Telefon ${company.phone}) mittels einer eindeutigen Erklärung, zum Beispiel mit einem Brief oder einer E-Mail, über Ihren Entschluss informieren, diesen Vertrag zu widerrufen. Sie können dafür das Muster-Widerrufsformular weiter unten verwenden, das jedoch nicht vorgeschrieben ist.`,
      ),
      p(
        "Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.",
      ),
      h2("Folgen des Widerrufs"),
      p(
        "Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.",
      ),
      p(
        "Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.",
      ),
      p(
        "Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf unterrichten, an uns zurückzusenden. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Wir tragen die Kosten der Rücksendung.",
      ),
      p(
        "Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.",
      ),
      h2("Muster-Widerrufsformular"),
      p(
        "Wenn Sie den Vertrag widerrufen wollen, kopieren Sie diesen Text, füllen ihn aus und senden ihn an uns.",
      ),
      form(
        `An ${company.name}, ${address}, Italien, E-Mail ${company.email}:`,
        "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):",
        "Bestellt am (*) / erhalten am (*):",
        "Bestellnummer:",
        "Name des/der Verbraucher(s):",
        "Anschrift des/der Verbraucher(s):",
        "Datum und, nur bei Mitteilung auf Papier, Unterschrift:",
        "(*) Unzutreffendes streichen.",
      ),
      h2("Zusätzlich: 30 Tage Rückgabe"),
      p(
        "Unabhängig von diesem gesetzlichen Recht nehmen wir unsere Ware innerhalb von 30 Tagen nach Erhalt kostenfrei zurück. Näheres steht unter ",
        link("Versand und Rückgabe", links.shipping),
        ".",
      ),
    ],
  }),
  it: ({ company, address, links }) => ({
    title: "Diritto di recesso",
    description: "Il diritto di recedere da un acquisto presso Su Turrone entro 14 giorni, con modulo tipo.",
    blocks: [
      h2("Diritto di recesso"),
      p("Lei ha il diritto di recedere dal presente contratto, senza indicarne le ragioni, entro 14 giorni."),
      p(
        "Il periodo di recesso scade dopo 14 giorni dal giorno in cui Lei o un terzo, diverso dal vettore e da Lei designato, acquisisce il possesso fisico dei beni. Se ha acquistato più beni con un solo ordine e questi sono consegnati separatamente, il periodo decorre dall’ultimo bene.",
      ),
      p(
        `Per esercitare il diritto di recesso, Lei è tenuto a informarci (${company.name}, ${address}, e-mail `,
        link(company.email, `mailto:${company.email}`),
        `, telefono ${company.phone}) della Sua decisione di recedere dal presente contratto tramite una dichiarazione esplicita, per esempio una lettera inviata per posta o una e-mail. A tal fine può utilizzare il modulo tipo riportato più sotto, ma non è obbligatorio.`,
      ),
      p(
        "Per rispettare il termine di recesso, è sufficiente che Lei invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.",
      ),
      h2("Effetti del recesso"),
      p(
        "Se Lei recede dal presente contratto, Le saranno rimborsati tutti i pagamenti che ha effettuato a nostro favore, compresi i costi di consegna (a eccezione dei costi supplementari derivanti dalla Sua eventuale scelta di un tipo di consegna diverso dal tipo meno costoso di consegna standard da noi offerto), senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della Sua decisione di recedere. Il rimborso sarà effettuato con lo stesso mezzo di pagamento da Lei usato per la transazione iniziale, salvo che Lei non abbia espressamente convenuto altrimenti; in ogni caso, non dovrà sostenere alcun costo quale conseguenza di tale rimborso.",
      ),
      p(
        "Il rimborso può essere sospeso fino al ricevimento dei beni oppure fino all’avvenuta dimostrazione da parte Sua di averli rispediti, se precedente.",
      ),
      p(
        "È pregato di rispedire i beni a noi senza indebiti ritardi e in ogni caso entro 14 giorni dal giorno in cui ci ha comunicato il Suo recesso. Il termine è rispettato se Lei rispedisce i beni prima della scadenza del periodo di 14 giorni. I costi della restituzione sono a nostro carico.",
      ),
      p(
        "Lei è responsabile solo della diminuzione del valore dei beni risultante da una manipolazione diversa da quella necessaria per stabilirne la natura, le caratteristiche e il funzionamento.",
      ),
      h2("Modulo di recesso tipo"),
      p("Se desidera recedere dal contratto, copi questo testo, lo compili e ce lo invii."),
      form(
        `Destinatario: ${company.name}, ${address}, e-mail ${company.email}`,
        "Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*):",
        "Ordinato il (*) / ricevuto il (*):",
        "Numero d’ordine:",
        "Nome del/dei consumatore/i:",
        "Indirizzo del/dei consumatore/i:",
        "Data e, solo se il modulo è notificato in versione cartacea, firma:",
        "(*) Cancellare la dicitura inutile.",
      ),
      h2("In più: 30 giorni per il reso"),
      p(
        "Indipendentemente da questo diritto di legge, riprendiamo gratuitamente la nostra merce entro 30 giorni dal ricevimento. I dettagli sono alla pagina ",
        link("Spedizione e resi", links.shipping),
        ".",
      ),
    ],
  }),
  en: ({ company, address, links }) => ({
    title: "Right of withdrawal",
    description: "Your right to withdraw from a purchase at Su Turrone within 14 days, with a model form.",
    blocks: [
      h2("Right of withdrawal"),
      p("You have the right to withdraw from this contract within 14 days without giving any reason."),
      p(
        "The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods. If you ordered several goods in one order and they are delivered separately, the period runs from the last of them.",
      ),
      p(
        `To exercise the right of withdrawal, you must inform us (${company.name}, ${address}, Italy, e-mail `,
        link(company.email, `mailto:${company.email}`),
        `, telephone ${company.phone}) of your decision to withdraw from this contract by an unequivocal statement, for example a letter sent by post or an e-mail. You may use the model withdrawal form below, but it is not obligatory.`,
      ),
      p(
        "To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.",
      ),
      h2("Effects of withdrawal"),
      p(
        "If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.",
      ),
      p(
        "We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.",
      ),
      p(
        "You shall send back the goods to us without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. We will bear the cost of returning the goods.",
      ),
      p(
        "You are only liable for any diminished value of the goods resulting from handling other than what is necessary to establish the nature, characteristics and functioning of the goods.",
      ),
      h2("Model withdrawal form"),
      p("If you wish to withdraw from the contract, copy this text, complete it and send it to us."),
      form(
        `To ${company.name}, ${address}, Italy, e-mail ${company.email}:`,
        "I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*):",
        "Ordered on (*) / received on (*):",
        "Order number:",
        "Name of consumer(s):",
        "Address of consumer(s):",
        "Date and, only if this form is notified on paper, signature:",
        "(*) Delete as appropriate.",
      ),
      h2("In addition: 30 days to return"),
      p(
        "Independently of this statutory right we take our goods back free of charge within 30 days of receipt. You will find the details under ",
        link("Delivery and returns", links.shipping),
        ".",
      ),
    ],
  }),
};
