import type { PerLanguage } from "../languages";

/** Default texts of the page about the family and its workshop. The first part of a key is its block. */
export const aboutWords = {
  "head.title": {
    de: "Über uns",
    it: "Chi siamo",
    en: "About us",
  },
  "head.description": {
    de: "Seit 1885 und in fünfter Generation kocht unsere Familie Torrone in Tonara, in der Barbagia auf Sardinien: Geschichte, Werte, Handwerk.",
    it: "Dal 1885, da cinque generazioni, la nostra famiglia fa il torrone a Tonara, in Barbagia, nel cuore della Sardegna: storia, valori, mestiere.",
    en: "Since 1885 and for five generations our family has made torrone (nougat) in Tonara, in the Barbagia in Sardinia: our history, values and craft.",
  },
  title: {
    de: "Seit 1885 in einer Familie",
    it: "Dal 1885 nella stessa famiglia",
    en: "In one family since 1885",
  },
  intro: {
    de: "Fünf Generationen einer Familie, ein Ort in den Bergen Sardiniens und ein Rezept, das mit drei Worten auskommt: Mandeln, Honig, Eiweiß.",
    it: "Cinque generazioni di una famiglia, un paese tra i monti della Sardegna e una ricetta che sta in tre parole: mandorle, miele, albume.",
    en: "Five generations of one family, a town in the mountains of Sardinia, and a recipe that takes three words: almonds, honey, egg white.",
  },
  "history.title": {
    de: "Unsere Geschichte",
    it: "La nostra storia",
    en: "Our history",
  },
  "history.text": {
    de: "Tonara liegt in der Barbagia, im bergigen Inneren der Insel. Hier begann unsere Familie 1885, Torrone zu kochen, und hier tun wir es noch immer, inzwischen in der fünften Generation.\n\nVieles von dem, was wir brauchen, ist in der Nähe: sardische Mandeln, Honig aus der Gegend. Und das Klima hilft mit. Die Luft in den Bergen ist trocken; sie lässt den Honig kristallisieren und hält den Torrone lange gut.\n\nEin Familienbetrieb sind wir geblieben.",
    it: "Tonara è in Barbagia, nel cuore montuoso dell’isola. Qui, nel 1885, la nostra famiglia ha cominciato a fare il torrone, e qui lo facciamo ancora: siamo alla quinta generazione.\n\nMolto di quello che ci serve è a portata di mano: le mandorle sarde, il miele della zona. E il clima ci aiuta. L’aria di montagna è asciutta: fa cristallizzare il miele e conserva bene il torrone.\n\nSiamo rimasti un’azienda di famiglia.",
    en: "Tonara lies in the Barbagia, in the mountainous heart of the island. This is where our family began to cook torrone, Sardinian nougat, in 1885, and this is where we still do, now in the fifth generation.\n\nMuch of what we need is close at hand: Sardinian almonds, local honey. And the climate helps. The mountain air is dry; it helps the honey crystallise and the nougat keep well.\n\nWe have remained a family business.",
  },
  "values.title": {
    de: "Was uns wichtig ist",
    it: "Quello che conta per noi",
    en: "What matters to us",
  },
  "values.tradition.name": {
    de: "Tradition",
    it: "Tradizione",
    en: "Tradition",
  },
  "values.tradition.text": {
    de: "Fünf Generationen haben weitergegeben, woran man erkennt, dass der Honig so weit ist.",
    it: "Da cinque generazioni ci tramandiamo come si riconosce il miele pronto.",
    en: "Five generations have handed on the knowledge of when the honey is ready.",
  },
  "values.quality.name": {
    de: "Qualität",
    it: "Qualità",
    en: "Quality",
  },
  "values.quality.text": {
    de: "Wenige Zutaten verzeihen keinen Fehler. Deshalb beginnt unsere Arbeit beim Auswählen, nicht beim Kochen.",
    it: "Con così pochi ingredienti non si può nascondere niente. Per questo il nostro lavoro comincia dalla scelta, non dalla cottura.",
    en: "With so few ingredients there is nowhere to hide. That is why our work begins with choosing, not with cooking.",
  },
  "values.territory.name": {
    de: "Heimat",
    it: "Territorio",
    en: "Territory",
  },
  "values.territory.text": {
    de: "Mandeln von der Insel, Honig aus der Gegend, trockene Bergluft: Unser Torrone schmeckt nach dem Ort, von dem er kommt.",
    it: "Mandorle dell’isola, miele della zona, aria asciutta di montagna: il nostro torrone sa del posto da cui viene.",
    en: "Almonds from the island, honey from nearby, dry mountain air: our nougat tastes of the place it comes from.",
  },
  "values.family.name": {
    de: "Familie",
    it: "Famiglia",
    en: "Family",
  },
  "values.family.text": {
    de: "Wir sind ein Familienbetrieb. Wer bei uns arbeitet, kennt jeden Handgriff, und wer uns schreibt, dem antwortet jemand von uns.",
    it: "Siamo un’azienda di famiglia. Chi lavora qui conosce ogni gesto, e a chi ci scrive risponde uno di noi.",
    en: "We are a family business. Everyone who works here knows every step, and anyone who writes to us hears back from one of us.",
  },
  "process.title": {
    de: "Wie unser Torrone entsteht",
    it: "Come nasce il nostro torrone",
    en: "How our nougat is made",
  },
  "process.steps.1.name": {
    de: "Die Zutaten auswählen",
    it: "La scelta degli ingredienti",
    en: "Choosing the ingredients",
  },
  "process.steps.1.text": {
    de: "Sardische Mandeln und Honig aus der Gegend: Wir sehen uns an, was wir verarbeiten. Was uns nicht überzeugt, kommt nicht in den Kessel.",
    it: "Mandorle sarde e miele della zona: guardiamo con attenzione quello che lavoriamo. Quello che non convince non entra nel paiolo.",
    en: "Sardinian almonds and local honey: we look closely at what we work with. Anything that falls short stays out of the cauldron.",
  },
  "process.steps.2.name": {
    de: "Den Honig langsam kochen",
    it: "La cottura lenta del miele",
    en: "Cooking the honey slowly",
  },
  "process.steps.2.text": {
    de: "Bei kleiner Hitze und unter ständigem Rühren gibt der Honig sein Wasser ab. Ihn zu drängen hat keinen Sinn: Zu viel Feuer, und er verliert seinen Duft.",
    it: "A fuoco basso, sempre mescolando, il miele cede la sua acqua. Mettergli fretta non serve: con troppo fuoco perde il profumo.",
    en: "Over a low heat, stirred all the time, the honey gives up its water. There is no hurrying it: too much fire and it loses its scent.",
  },
  "process.steps.3.name": {
    de: "Eischnee schlagen und unterheben",
    it: "L’albume montato e incorporato",
    en: "Whipping and folding in the egg white",
  },
  "process.steps.3.text": {
    de: "Eiweiß wird zu steifem Schnee geschlagen und vorsichtig unter den Honig gehoben. So wird die Masse hell und bekommt ihren Biss.",
    it: "L’albume si monta a neve ferma e si incorpora con delicatezza nel miele. L’impasto diventa chiaro e prende la sua consistenza.",
    en: "Egg white is whipped to stiff peaks and folded gently into the honey. The mixture turns pale and gains its bite.",
  },
  "process.steps.4.name": {
    de: "Von Hand schneiden und verpacken",
    it: "Il taglio e la confezione a mano",
    en: "Cutting and wrapping by hand",
  },
  "process.steps.4.text": {
    de: "Noch auf dem Tisch wird der Torrone geschnitten, Stück für Stück, und von Hand verpackt. So geht er auf die Reise zu Ihnen.",
    it: "Sullo stesso tavolo il torrone si taglia, pezzo per pezzo, e si confeziona a mano. Così è pronto a partire.",
    en: "Right there on the table the nougat is cut, piece by piece, and wrapped by hand. Then it sets out on its way to you.",
  },
  "team.title": {
    de: "Wer hier arbeitet",
    it: "Chi lavora qui",
    en: "Who works here",
  },
  "team.text": {
    de: "Ein Familienbetrieb braucht wenige Titel, aber klare Aufgaben.",
    it: "A un’azienda di famiglia bastano pochi titoli e compiti chiari.",
    en: "A family business needs few titles but clear tasks.",
  },
  "team.founder.name": {
    de: "Gründer",
    it: "Fondatore",
    en: "Founder",
  },
  "team.founder.text": {
    de: "1885 begann unsere Familie mit dem Torrone. Wer heute den Betrieb führt, führt diese Geschichte fort.",
    it: "Nel 1885 la nostra famiglia cominciò a fare il torrone. Chi guida oggi l’azienda continua quella storia.",
    en: "Our family began making torrone in 1885. Whoever runs the business today carries that history on.",
  },
  "team.production.name": {
    de: "Produktionsleitung",
    it: "Responsabile di produzione",
    en: "Production Manager",
  },
  "team.production.text": {
    de: "Wacht über Feuer, Honig und Zeit und entscheidet, wann die Masse vom Kessel auf den Tisch geht.",
    it: "Veglia su fuoco, miele e tempo, e decide quando l’impasto passa dal paiolo al tavolo.",
    en: "Watches over fire, honey and time, and decides when the mixture goes from the cauldron to the table.",
  },
  "team.quality.name": {
    de: "Qualitätskontrolle",
    it: "Controllo qualità",
    en: "Quality Control",
  },
  "team.quality.text": {
    de: "Prüft Zutaten, Gewicht und jede Verpackung, bevor sie das Haus verlässt.",
    it: "Verifica gli ingredienti, il peso e ogni confezione prima che lasci la casa.",
    en: "Checks the ingredients, the weight and every pack before it leaves the house.",
  },
  "team.marketing.name": {
    de: "Marketing und Verkauf",
    it: "Marketing e vendite",
    en: "Marketing & Sales",
  },
  "team.marketing.text": {
    de: "Packt Ihre Bestellung, beantwortet Ihre Fragen und erzählt weiter, was wir tun.",
    it: "Prepara gli ordini, risponde alle domande e racconta quello che facciamo.",
    en: "Packs your order, answers your questions and tells others what we do.",
  },
  "certifications.title": {
    de: "Nachweise",
    it: "Certificazioni",
    en: "Certifications",
  },
  "certifications.text": {
    de: "Lebensmittel brauchen Regeln, an die man sich hält, auch wenn niemand zusieht.",
    it: "Nell’alimentare le regole si rispettano anche quando nessuno guarda.",
    en: "Food needs rules that are kept even when nobody is looking.",
  },
  "certifications.organic.name": {
    de: "Biologischer Anbau",
    it: "Biologico",
    en: "Organic",
  },
  "certifications.organic.text": {
    de: "Die Kennzeichnung setzt eine Kontrollstelle und deren Codenummer voraus.",
    it: "L’indicazione richiede un organismo di controllo e il suo codice.",
    en: "The label requires an inspection body and its code number.",
  },
  "certifications.pgi.name": {
    de: "Geschützte geografische Angabe",
    it: "Indicazione geografica protetta",
    en: "Protected Geographical Indication",
  },
  "certifications.pgi.text": {
    de: "Für Torrone di Tonara ist derzeit keine eingetragen.",
    it: "Per il Torrone di Tonara oggi non ne è registrata alcuna.",
    en: "None is registered for Torrone di Tonara at present.",
  },
  "certifications.pat.name": {
    de: "Traditionelles Agrar- und Lebensmittelprodukt",
    it: "Prodotto agroalimentare tradizionale",
    en: "Traditional Agri-food Product",
  },
  "certifications.pat.text": {
    de: "Torrone di Tonara gehört zu den traditionellen Erzeugnissen, die Sardinien verzeichnet (PAT).",
    it: "Il Torrone di Tonara è tra i prodotti tradizionali della Sardegna (PAT).",
    en: "Torrone di Tonara is among the traditional products listed by Sardinia (PAT).",
  },
  "certifications.haccp.name": {
    de: "HACCP",
    it: "HACCP",
    en: "HACCP",
  },
  "certifications.haccp.text": {
    de: "Die Eigenkontrolle der Lebensmittelsicherheit, vom Wareneingang bis zum Versand.",
    it: "L’autocontrollo della sicurezza alimentare, dall’arrivo delle materie prime alla spedizione.",
    en: "Our own control of food safety, from the delivery of ingredients to dispatch.",
  },
  "visit.title": {
    de: "Kommen Sie uns besuchen",
    it: "Venga a trovarci",
    en: "Come visit us",
  },
  "visit.text": {
    de: "Am besten versteht man Torrone, wenn man danebensteht. Schreiben Sie uns, bevor Sie kommen, dann ist jemand für Sie da.",
    it: "Il torrone si capisce davvero guardando come nasce. Ci scriva prima di mettersi in viaggio: così in laboratorio trova qualcuno ad accoglierla.",
    en: "The best way to understand nougat is to watch it being made. Write to us before you set out, so that somebody is there for you.",
  },
} satisfies Record<string, PerLanguage>;
