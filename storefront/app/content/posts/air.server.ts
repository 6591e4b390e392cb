import { h2, p } from "../blocks";
import type { PostSource } from "./post";

/** What the mountains have to do with it. */
export const air: PostSource = {
  date: "2026-11-16",
  picture: "landscape-barbagia",
  slugs: {
    de: "die-trockene-luft-von-tonara",
    it: "l-aria-asciutta-di-tonara",
    en: "the-dry-air-of-tonara",
  },
  texts: {
    de: {
      title: "Die trockene Luft von Tonara",
      excerpt: "Eine Zutat steht auf keinem Etikett. Sie kommt durch das Fenster.",
      blocks: [
        p(
          "Mandeln, Honig, Eiweiß: Die Liste unserer Zutaten ist kurz. Eine fehlt darauf, weil man sie nicht abwiegen kann. Es ist die Luft.",
        ),
        h2("Berge im Inneren der Insel"),
        p(
          "Tonara liegt in der Barbagia, im bergigen Herzen Sardiniens. Wer an die Insel denkt, denkt an das Meer. Hier oben ist es weit weg: Das Klima ist das der Berge, und die Luft ist trocken.",
        ),
        h2("Was sie mit dem Honig macht"),
        p(
          "Honig zieht Wasser an. In feuchter Luft bleibt eine Torronemasse weich und wird klebrig; in trockener Luft kann der Honig kristallisieren, und der Torrone wird fest, ohne hart zu werden. Was so fest geworden ist, hält sich auch gut.",
        ),
        p(
          "So erklärt sich, weshalb sich dieses Handwerk gerade hier gehalten hat: Die Mandeln wachsen auf der Insel, der Honig kommt aus der Gegend, und die Berge tun das Ihre dazu.",
        ),
        h2("Fünf Generationen"),
        p(
          "Unsere Familie kocht Torrone in Tonara seit 1885, heute in der fünften Generation. Vieles hat sich in dieser Zeit geändert. Die Luft nicht.",
        ),
      ],
    },
    it: {
      title: "L’aria asciutta di Tonara",
      excerpt: "C’è un ingrediente che non sta su nessuna etichetta. Entra dalla finestra.",
      blocks: [
        p(
          "Mandorle, miele, albume: la lista dei nostri ingredienti è corta. Ne manca uno, perché non si può pesare. È l’aria.",
        ),
        h2("Montagne nel cuore dell’isola"),
        p(
          "Tonara è in Barbagia, nel cuore montuoso della Sardegna. Chi pensa all’isola pensa al mare. Quassù è lontano: il clima è quello della montagna, e l’aria è asciutta.",
        ),
        h2("Che cosa fa al miele"),
        p(
          "Il miele richiama l’acqua. Nell’aria umida l’impasto del torrone resta molle e diventa appiccicoso; nell’aria asciutta il miele può cristallizzare, e il torrone si rassoda senza indurire. Un torrone così si conserva anche bene.",
        ),
        p(
          "Si capisce allora perché questo mestiere sia rimasto proprio qui: le mandorle crescono sull’isola, il miele è della zona, e le montagne fanno la loro parte.",
        ),
        h2("Cinque generazioni"),
        p(
          "La nostra famiglia cuoce il torrone a Tonara dal 1885, e oggi siamo alla quinta generazione. In tutto questo tempo sono cambiate molte cose. L’aria no.",
        ),
      ],
    },
    en: {
      title: "The dry air of Tonara",
      excerpt: "There is one ingredient that stands on no label. It comes in through the window.",
      blocks: [
        p(
          "Almonds, honey, egg white: our list of ingredients is short. One is missing from it, because it cannot be weighed. It is the air.",
        ),
        h2("Mountains in the heart of the island"),
        p(
          "Tonara lies in the Barbagia, in the mountainous heart of Sardinia. Think of the island and you think of the sea. Up here it is far away: the climate is that of the mountains, and the air is dry.",
        ),
        h2("What it does to honey"),
        p(
          "Honey draws water. In damp air nougat stays soft and turns sticky; in dry air the honey can crystallise, and the nougat becomes firm without becoming hard. And what has set this way keeps well.",
        ),
        p(
          "That explains why the craft has stayed in this very place: the almonds grow on the island, the honey comes from nearby, and the mountains do the rest.",
        ),
        h2("Five generations"),
        p(
          "Our family has been cooking nougat in Tonara since 1885, and the fifth generation is at it now. A good deal has changed in that time. The air has not.",
        ),
      ],
    },
  },
};
