import { h2, link, p, ul } from "../blocks";
import type { LegalSource } from "./legal";

/** Statement on accessibility; voluntary for so small a business (BFSG § 3; Directive (EU) 2019/882). */
export const accessibility: LegalSource = {
  de: ({ company }) => ({
    title: "Barrierefreiheit",
    description:
      "Wie wir dafür sorgen, dass alle bei Su Turrone einkaufen können, und wie Sie uns Hindernisse melden.",
    blocks: [
      p(
        "Dieser Laden soll sich von allen benutzen lassen: mit Maus oder Tastatur, mit Bildschirmleser, mit starker Vergrößerung, mit und ohne JavaScript. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.",
      ),
      h2("Was wir dafür tun"),
      ul(
        "Alle Seiten, auch Warenkorb und Kasse, lassen sich mit der Tastatur bedienen; der Fokus ist immer zu sehen.",
        "Texte und Bedienelemente haben ausreichend Kontrast; ein automatischer Test prüft jede Farbe, die wir verwenden.",
        "Bilder haben Beschreibungen in drei Sprachen. Zutaten und Preise stehen immer als Text da, nie nur im Bild.",
        "Formulare sagen bei einem Fehler, welche Angabe fehlt und wie sie aussehen soll.",
        "Wer weniger Bewegung eingestellt hat, sieht keine.",
      ),
      h2("Grenzen"),
      p(
        "Die Prüfung geschieht bisher mit Werkzeugen und von Hand durch uns selbst, noch nicht durch Menschen, die auf Hilfsmittel angewiesen sind. Es kann deshalb Hindernisse geben, die wir nicht kennen.",
      ),
      h2("Sagen Sie es uns"),
      p(
        "Wenn Sie auf ein Hindernis stoßen, schreiben Sie an ",
        link(company.email, `mailto:${company.email}`),
        ". Wir nehmen Ihre Bestellung auch auf diesem Weg entgegen.",
      ),
    ],
  }),
  it: ({ company }) => ({
    title: "Accessibilità",
    description:
      "Che cosa facciamo perché tutti possano acquistare da Su Turrone, e come segnalarci un ostacolo.",
    blocks: [
      p(
        "Questo negozio deve poter essere usato da tutti: con il mouse o con la tastiera, con un lettore di schermo, con forti ingrandimenti, con e senza JavaScript. Il nostro riferimento sono le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA.",
      ),
      h2("Che cosa facciamo"),
      ul(
        "Tutte le pagine, anche carrello e cassa, si usano con la tastiera; il fuoco è sempre visibile.",
        "Testi e comandi hanno un contrasto sufficiente; una verifica automatica controlla ogni colore che usiamo.",
        "Le immagini hanno descrizioni in tre lingue. Ingredienti e prezzi sono sempre scritti, mai solo nell’immagine.",
        "I moduli, in caso di errore, dicono quale dato manca e come va scritto.",
        "Chi ha chiesto meno animazioni non ne vede.",
      ),
      h2("Limiti"),
      p(
        "Finora le verifiche sono state fatte da noi, con strumenti automatici e a mano, non ancora da persone che usano tecnologie assistive. Può quindi esserci qualche ostacolo che non conosciamo.",
      ),
      h2("Ce lo dica"),
      p(
        "Se incontra un ostacolo, scriva a ",
        link(company.email, `mailto:${company.email}`),
        ". Possiamo ricevere il Suo ordine anche così.",
      ),
    ],
  }),
  en: ({ company }) => ({
    title: "Accessibility",
    description: "What we do so that everybody can shop at Su Turrone, and how to tell us about barriers.",
    blocks: [
      p(
        "This shop should work for everybody: with mouse or keyboard, with a screen reader, strongly magnified, with and without JavaScript. Our measure is the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.",
      ),
      h2("What we do"),
      ul(
        "All pages, cart and checkout included, can be used with the keyboard, and the focus can always be seen.",
        "Text and controls have enough contrast; an automatic test checks every colour we use.",
        "Pictures are described in three languages. Ingredients and prices are always written out, never shown in a picture only.",
        "When something is wrong in a form, it says which entry is missing and what it should look like.",
        "Whoever has asked for less motion sees none.",
      ),
      h2("Limits"),
      p(
        "So far we have tested with tools and by hand ourselves, not yet together with people who rely on assistive technology. There may be barriers we do not know of.",
      ),
      h2("Tell us"),
      p(
        "If you meet a barrier, please write to ",
        link(company.email, `mailto:${company.email}`),
        ". We can take your order that way, too.",
      ),
    ],
  }),
};
