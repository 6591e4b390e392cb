import { h2, p, ul } from "../blocks";
import type { PostSource } from "./post";

/** How to keep, cut and serve nougat. */
export const keeping: PostSource = {
  date: "2026-11-18",
  picture: "process-4",
  slugs: {
    de: "torrone-aufbewahren-und-schneiden",
    it: "conservare-e-tagliare-il-torrone",
    en: "keeping-and-cutting-nougat",
  },
  texts: {
    de: {
      title: "Torrone aufbewahren und schneiden",
      excerpt: "Trocken, kühl und gut verschlossen: So bleibt ein Torrone, wie er den Tisch verlassen hat.",
      blocks: [
        p(
          "Torrone ist ein dankbares Lebensmittel. Er braucht keinen Kühlschrank und keine Eile. Nur eines mag er nicht: Feuchtigkeit.",
        ),
        h2("Aufbewahren"),
        ul(
          "Trocken und kühl, aber nicht im Kühlschrank: Dort schlägt sich Feuchtigkeit nieder, und die Oberfläche wird klebrig.",
          "Nach dem Anschneiden wieder einwickeln und in eine gut schließende Dose legen.",
          "Nicht neben Kaffee, Gewürzen oder Käse: Honig nimmt Gerüche an.",
          "Mit Schokolade überzogenen Torrone vor Sonne und Heizung schützen.",
        ),
        p(
          "Die Trockenheit ist übrigens der Grund, weshalb sich unser Handwerk in den Bergen so gut hält: Die Luft in Tonara hilft dem Honig beim Festwerden und dem Torrone beim Haltbarbleiben.",
        ),
        h2("Schneiden"),
        p(
          "Legen Sie die Stange auf ein Holzbrett und nehmen Sie ein langes, schweres Messer. Nicht sägen: Setzen Sie die Klinge an und drücken Sie mit der flachen Hand auf den Rücken. Harter Torrone darf dabei brechen, das gehört zu ihm.",
        ),
        p(
          "Ist es ihm zu kalt geworden, lassen Sie ihn eine Weile bei Zimmertemperatur liegen. Dann schneidet er sich leichter und schmeckt nach mehr.",
        ),
        h2("Servieren"),
        p(
          "Dünne Scheiben zum Kaffee, dicke Stücke für Kinder, gehackt über Joghurt oder Vanilleeis. Und am besten gar nicht erst auf einen Teller legen, sondern auf das Brett in der Mitte des Tisches.",
        ),
      ],
    },
    it: {
      title: "Conservare e tagliare il torrone",
      excerpt:
        "All’asciutto, al fresco e ben chiuso: così il torrone resta come ha lasciato il nostro tavolo.",
      blocks: [
        p(
          "Il torrone chiede poco. Non vuole il frigorifero e non ha fretta. Una cosa sola non sopporta: l’umidità.",
        ),
        h2("Conservare"),
        ul(
          "All’asciutto e al fresco, ma non in frigorifero: lì si forma la condensa e la superficie diventa appiccicosa.",
          "Dopo il taglio lo avvolga di nuovo e lo riponga in una scatola che chiuda bene.",
          "Lontano da caffè, spezie e formaggi: il miele prende gli odori.",
          "Il torrone ricoperto di cioccolato va tenuto al riparo dal sole e dai termosifoni.",
        ),
        p(
          "È proprio l’aria asciutta, del resto, ad aver tenuto il nostro mestiere in montagna: a Tonara aiuta il miele a rapprendersi e il torrone a conservarsi.",
        ),
        h2("Tagliare"),
        p(
          "Appoggi la stecca su un tagliere di legno e prenda un coltello lungo e pesante. Non seghi: appoggi la lama e prema sul dorso con il palmo della mano. Il torrone duro può spezzarsi, fa parte del suo carattere.",
        ),
        p("Se ha preso freddo, lo lasci un po’ a temperatura ambiente: si taglia meglio e sa di più."),
        h2("Servire"),
        p(
          "Fette sottili con il caffè, pezzi grossi per i bambini, tritato sullo yogurt o sul gelato alla crema. E invece del piatto, meglio il tagliere in mezzo alla tavola.",
        ),
      ],
    },
    en: {
      title: "Keeping and cutting nougat",
      excerpt: "Dry, cool and well wrapped: that is how nougat stays the way it left our table.",
      blocks: [
        p(
          "Nougat asks for little. It needs no fridge and it is in no hurry. There is only one thing it cannot bear: damp.",
        ),
        h2("Keeping it"),
        ul(
          "Somewhere dry and cool, but not in the fridge: moisture settles there and makes the surface sticky.",
          "Once cut, wrap it again and put it in a tin that closes well.",
          "Away from coffee, spices and cheese: honey takes on smells.",
          "Keep chocolate-covered nougat away from the sun and from radiators.",
        ),
        p(
          "Dry air, by the way, is what has kept our craft in the mountains: in Tonara it helps the honey to set and the nougat to keep.",
        ),
        h2("Cutting it"),
        p(
          "Lay the bar on a wooden board and take a long, heavy knife. Do not saw: place the blade and press on its back with the flat of your hand. Hard nougat may break as you do; that is its nature.",
        ),
        p(
          "If it has become cold, let it rest at room temperature for a while. It will cut more easily and taste of more.",
        ),
        h2("Serving it"),
        p(
          "Thin slices with coffee, thick pieces for children, chopped over yoghurt or vanilla ice cream. And rather than on a plate, leave it on the board in the middle of the table.",
        ),
      ],
    },
  },
};
