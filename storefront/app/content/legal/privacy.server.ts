import { facts, h2, link, p, ul } from "../blocks";
import type { LegalSource } from "./legal";

/** Privacy policy (GDPR art. 13) with the list of cookies; all of them necessary, so there is no banner (§ 25 TDDDG). */
export const privacy: LegalSource = {
  de: ({ company, address }) => ({
    title: "Datenschutz",
    description: "Welche Daten Su Turrone verarbeitet, wozu, wie lange, und welche Rechte Sie haben.",
    blocks: [
      h2("Verantwortlich"),
      p(`${company.name}, ${address}, Italien, E-Mail `, link(company.email, `mailto:${company.email}`), "."),
      h2("Kurz gesagt"),
      p(
        "Wir verarbeiten, was eine Bestellung braucht, und sonst nichts. Auf diesen Seiten gibt es keine Werbung, keine Zählung durch Dritte und keine Skripte fremder Anbieter. Deshalb sehen Sie auch keinen Hinweis zum Wegklicken.",
      ),
      h2("Wenn Sie bestellen"),
      p(
        "Wir verarbeiten Name, Anschrift, E-Mail-Adresse, Telefonnummer, bestellte Waren, Lieferhinweise und die Zahlungsart, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO), sowie Belege, weil das Steuerrecht es verlangt (Buchst. c). Ohne diese Angaben können wir nicht liefern.",
      ),
      p(
        "Wir geben weiter, was nötig ist: dem Transportunternehmen Namen, Anschrift und Telefonnummer für die Zustellung, der Bank die Angaben zur Zahlung, dem Betreiber unserer Server die technische Verarbeitung in unserem Auftrag. Sonst erhält niemand Ihre Daten.",
      ),
      h2("Wenn Sie uns schreiben"),
      p(
        "Ihre Nachricht nutzen wir, um sie zu beantworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO), und löschen sie, wenn das Anliegen erledigt ist und keine Aufbewahrungspflicht besteht.",
      ),
      h2("Beim Aufruf der Seiten"),
      p(
        "Unser Server hält für kurze Zeit fest, welche Seite wann abgerufen wurde und ob dabei ein Fehler auftrat, um den Betrieb zu sichern (Art. 6 Abs. 1 Buchst. f DSGVO).",
      ),
      h2("Cookies"),
      p(
        "Wir setzen nur Cookies, die für den Laden erforderlich sind. Sie enthalten keine persönlichen Angaben und brauchen keine Einwilligung (§ 25 Abs. 2 TDDDG).",
      ),
      facts(
        ["cart", "welcher Warenkorb Ihrer ist und wie viele Packungen darin liegen; 60 Tage"],
        ["orders", "welche Bestellungen Sie in diesem Browser ansehen dürfen; 30 Tage"],
        ["lang", "die Sprache, die Sie gewählt haben; 365 Tage"],
        ["flash", "eine Meldung für die nächste Seite; eine Minute"],
      ),
      h2("Wie lange wir aufbewahren"),
      p(
        "Bestellungen und Belege zehn Jahre, wie es das italienische Handelsrecht verlangt (Art. 2220 codice civile). Alles andere löschen wir, sobald es nicht mehr gebraucht wird.",
      ),
      h2("Ihre Rechte"),
      ul(
        "Auskunft, Berichtigung, Löschung und Einschränkung der Verarbeitung",
        "Übertragung Ihrer Daten in einem gängigen Format",
        "Widerspruch gegen Verarbeitungen, die auf unserem berechtigten Interesse beruhen",
        "Beschwerde bei einer Aufsichtsbehörde: bei der an Ihrem Wohnort oder beim Garante per la protezione dei dati personali in Rom",
      ),
      p("Eine Nachricht genügt. Automatisierte Entscheidungen über Sie treffen wir nicht."),
    ],
  }),
  it: ({ company, address }) => ({
    title: "Informativa sulla privacy",
    description: "Quali dati tratta Su Turrone, perché, per quanto tempo, e quali diritti ha Lei.",
    blocks: [
      h2("Titolare del trattamento"),
      p(`${company.name}, ${address}, e-mail `, link(company.email, `mailto:${company.email}`), "."),
      h2("In breve"),
      p(
        "Trattiamo quello che serve per un ordine, e nient’altro. In queste pagine non ci sono pubblicità, conteggi di terzi né programmi di altri fornitori. Per questo non trova nemmeno un avviso da chiudere.",
      ),
      h2("Quando ordina"),
      p(
        "Trattiamo nome, indirizzo, e-mail, telefono, prodotti ordinati, note per la consegna e metodo di pagamento per eseguire il contratto (art. 6, par. 1, lett. b del GDPR), e i documenti fiscali perché la legge lo chiede (lett. c). Senza questi dati non possiamo consegnare.",
      ),
      p(
        "Comunichiamo il necessario: al corriere nome, indirizzo e telefono per la consegna, alla banca i dati del pagamento, al gestore dei nostri server il trattamento tecnico per nostro conto. Nessun altro riceve i Suoi dati.",
      ),
      h2("Quando ci scrive"),
      p(
        "Usiamo il Suo messaggio per rispondere (art. 6, par. 1, lett. b o f del GDPR) e lo cancelliamo quando la questione è chiusa e nessuna norma impone di conservarlo.",
      ),
      h2("Quando visita le pagine"),
      p(
        "Il nostro server registra per breve tempo quale pagina è stata richiesta, quando, e se c’è stato un errore, per garantire il funzionamento del negozio (art. 6, par. 1, lett. f del GDPR).",
      ),
      h2("Cookie"),
      p(
        "Usiamo soltanto cookie necessari al negozio. Non contengono dati personali e non richiedono consenso (art. 122 del Codice privacy).",
      ),
      facts(
        ["cart", "quale carrello è il Suo e quante confezioni contiene; 60 giorni"],
        ["orders", "quali ordini può vedere in questo browser; 30 giorni"],
        ["lang", "la lingua che ha scelto; 365 giorni"],
        ["flash", "un messaggio per la pagina successiva; un minuto"],
      ),
      h2("Per quanto tempo conserviamo i dati"),
      p(
        "Ordini e documenti dieci anni, come prescrive l’art. 2220 del codice civile. Tutto il resto viene cancellato appena non serve più.",
      ),
      h2("I Suoi diritti"),
      ul(
        "accesso, rettifica, cancellazione e limitazione del trattamento",
        "portabilità dei dati in un formato di uso comune",
        "opposizione ai trattamenti fondati sul nostro legittimo interesse",
        "reclamo al Garante per la protezione dei dati personali o all’autorità del Paese in cui vive",
      ),
      p("Basta un messaggio. Non prendiamo decisioni automatizzate che La riguardino."),
    ],
  }),
  en: ({ company, address }) => ({
    title: "Privacy policy",
    description: "Which data Su Turrone processes, why, for how long, and what rights you have.",
    blocks: [
      h2("Controller"),
      p(`${company.name}, ${address}, Italy, e-mail `, link(company.email, `mailto:${company.email}`), "."),
      h2("In short"),
      p(
        "We process what an order needs and nothing else. There is no advertising on these pages, no counting by third parties and no script of another provider. That is why there is no banner to click away.",
      ),
      h2("When you order"),
      p(
        "We process your name, address, e-mail address, telephone number, the goods ordered, delivery notes and the payment method in order to perform the contract (GDPR article 6(1)(b)), and records because tax law requires them (c). Without these we cannot deliver.",
      ),
      p(
        "We pass on what is necessary: to the carrier your name, address and telephone number for delivery, to the bank the details of the payment, to the operator of our servers the technical processing on our behalf. Nobody else receives your data.",
      ),
      h2("When you write to us"),
      p(
        "We use your message to answer it (GDPR article 6(1)(b) or (f)) and delete it when the matter is settled and no law requires us to keep it.",
      ),
      h2("When you visit the pages"),
      p(
        "Our server keeps a record for a short time of which page was requested when, and whether an error occurred, in order to keep the shop running (GDPR article 6(1)(f)).",
      ),
      h2("Cookies"),
      p("We only set cookies that the shop needs. They contain no personal details and require no consent."),
      facts(
        ["cart", "which cart is yours and how many packs are in it; 60 days"],
        ["orders", "which orders you may view in this browser; 30 days"],
        ["lang", "the language you chose; 365 days"],
        ["flash", "a message for the next page; one minute"],
      ),
      h2("How long we keep data"),
      p(
        "Orders and records for ten years, as Italian law requires (article 2220 of the civil code). Everything else is deleted as soon as it is no longer needed.",
      ),
      h2("Your rights"),
      ul(
        "access, rectification, erasure and restriction of processing",
        "receiving your data in a common format",
        "objecting to processing based on our legitimate interests",
        "complaining to the supervisory authority where you live or to the Garante per la protezione dei dati personali in Rome",
      ),
      p("A message is enough. We make no automated decisions about you."),
    ],
  }),
};
