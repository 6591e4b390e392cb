import { facts, h2, link, p } from "../blocks";
import type { LegalData, LegalSource } from "./legal";

const mail = ({ company }: LegalData) => link(company.email, `mailto:${company.email}`);

/** Provider identification (§ 5 DDG; D.Lgs. 70/2003 art. 7; art. 35 DPR 633/72). No link to the closed ODR platform. */
export const imprint: LegalSource = {
  de: (data) => ({
    title: "Impressum",
    description: "Anbieterkennzeichnung von Su Turrone, der Torronewerkstatt in Tonara.",
    blocks: [
      p("Angaben gemäß § 5 DDG und Art. 7 des italienischen Gesetzesdekrets 70/2003."),
      h2("Anbieter"),
      facts(
        ["Firma", data.company.name],
        ["Anschrift", `${data.address}, Italien`],
        ["USt-IdNr. (Partita IVA)", data.company.vatId],
        ["Handelsregister (REA)", data.company.rea],
        ["E-Mail", data.company.email],
        ["Zertifizierte E-Mail (PEC)", data.company.pec],
        ["Telefon", data.company.phone],
      ),
      h2("Verantwortlich für den Inhalt"),
      p(`${data.company.name}, Anschrift wie oben.`),
      h2("Streitbeilegung"),
      p(
        "Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Wenn etwas nicht stimmt, schreiben Sie uns: ",
        mail(data),
        ". Wir finden eine Lösung.",
      ),
      h2("Bilder"),
      p(
        "Die Abbildungen dieser Seiten sind am Rechner gestaltet. Sie zeigen unsere Erzeugnisse, sind aber keine Fotografien.",
      ),
    ],
  }),
  it: (data) => ({
    title: "Note legali",
    description: "Dati del titolare di Su Turrone, laboratorio di torrone a Tonara.",
    blocks: [
      p("Informazioni ai sensi dell’art. 7 del D.Lgs. 70/2003 e dell’art. 35 del D.P.R. 633/1972."),
      h2("Titolare"),
      facts(
        ["Denominazione", data.company.name],
        ["Sede", data.address],
        ["Partita IVA", data.company.vatId],
        ["REA", data.company.rea],
        ["E-mail", data.company.email],
        ["PEC", data.company.pec],
        ["Telefono", data.company.phone],
      ),
      h2("Responsabile dei contenuti"),
      p(`${data.company.name}, all’indirizzo indicato sopra.`),
      h2("Reclami e controversie"),
      p(
        "Per qualsiasi reclamo ci scriva a ",
        mail(data),
        ": troveremo una soluzione. Non aderiamo a procedure di risoluzione alternativa delle controversie; restano fermi i diritti che la legge riconosce al consumatore.",
      ),
      h2("Immagini"),
      p(
        "Le immagini di queste pagine sono realizzate al computer. Mostrano i nostri prodotti, ma non sono fotografie.",
      ),
    ],
  }),
  en: (data) => ({
    title: "Legal notice",
    description: "Who runs Su Turrone, the nougat workshop in Tonara.",
    blocks: [
      p(
        "Information required by article 7 of Italian Legislative Decree 70/2003 and section 5 of the German Digital Services Act.",
      ),
      h2("Provider"),
      facts(
        ["Company", data.company.name],
        ["Address", `${data.address}, Italy`],
        ["VAT number (Partita IVA)", data.company.vatId],
        ["Company register (REA)", data.company.rea],
        ["E-mail", data.company.email],
        ["Certified e-mail (PEC)", data.company.pec],
        ["Telephone", data.company.phone],
      ),
      h2("Responsible for the content"),
      p(`${data.company.name}, at the address above.`),
      h2("Complaints"),
      p(
        "If something is not right, please write to us at ",
        mail(data),
        " and we will find a solution. We do not take part in alternative dispute resolution before a consumer arbitration board.",
      ),
      h2("Pictures"),
      p(
        "The pictures on these pages are computer renderings. They show our products but are not photographs.",
      ),
    ],
  }),
};
