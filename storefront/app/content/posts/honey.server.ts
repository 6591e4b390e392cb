import { h2, p } from "../blocks";
import type { PostSource } from "./post";

/** Why the honey cooks slowly. */
export const honey: PostSource = {
  date: "2026-11-20",
  picture: "process-2",
  slugs: {
    de: "warum-der-honig-zeit-braucht",
    it: "perche-il-miele-vuole-tempo",
    en: "why-honey-takes-its-time",
  },
  texts: {
    de: {
      title: "Warum der Honig Zeit braucht",
      excerpt:
        "Am Anfang steht der Kessel, darunter eine kleine Flamme. Mehr Hitze ginge schneller, aber dann schmeckte man sie.",
      blocks: [
        p(
          "Wer zum ersten Mal in der Werkstatt steht, wundert sich, wie wenig geschieht. Im Kessel liegt der Honig, darunter brennt eine kleine Flamme, und jemand rührt. Das ist alles, und es dauert.",
        ),
        h2("Warum nicht heißer?"),
        p(
          "Honig verzeiht wenig. Wird er zu heiß, verliert er zuerst seinen Duft, dann wird er dunkel und bitter. Bei kleiner Hitze gibt er langsam sein Wasser ab und behält, was ihn ausmacht: den Geschmack der Blüten, von denen er kommt.",
        ),
        p(
          "Deshalb hört das Rühren nicht auf. Am Boden des Kessels ist es immer ein wenig heißer als oben, und nur wer den Honig in Bewegung hält, erwärmt ihn gleichmäßig.",
        ),
        h2("Der Augenblick, auf den es ankommt"),
        p(
          "Ist der Honig so weit, kommt das Eiweiß hinzu, zu steifem Schnee geschlagen und vorsichtig untergehoben. Jetzt ändert sich alles: Aus dem dunklen, klaren Honig wird eine helle, dichte Masse. Zu früh, und sie bleibt weich. Zu spät, und sie wird hart.",
        ),
        p(
          "Danach kommen die gerösteten Mandeln. Dann wird auf dem Tisch geglättet, geschnitten und verpackt, alles von Hand. Die Flamme ist da längst aus.",
        ),
        h2("Was man davon schmeckt"),
        p(
          "Ein Torrone, der langsam gekocht wurde, schmeckt zuerst nach Honig und dann nach Mandel. Lassen Sie ein Stück auf der Zunge liegen, bevor Sie zubeißen. Mehr Anleitung braucht es nicht.",
        ),
      ],
    },
    it: {
      title: "Perché il miele vuole tempo",
      excerpt:
        "Tutto comincia dal paiolo, con una fiamma bassa sotto. Con più calore si farebbe prima, ma poi si sentirebbe.",
      blocks: [
        p(
          "Chi entra per la prima volta nel laboratorio si stupisce di quanto poco succeda. Nel paiolo c’è il miele, sotto arde una fiamma bassa, e qualcuno mescola. È tutto qui, e ci vuole tempo.",
        ),
        h2("Perché non più forte?"),
        p(
          "Il miele perdona poco. Se si scalda troppo perde prima il profumo, poi diventa scuro e amaro. A fuoco basso, invece, cede piano la sua acqua e conserva quello che conta: il sapore dei fiori da cui viene.",
        ),
        p(
          "Per questo non si smette mai di mescolare. Sul fondo del paiolo fa sempre un po’ più caldo che in superficie, e solo tenendo il miele in movimento lo si scalda in modo uniforme.",
        ),
        h2("Il momento che decide"),
        p(
          "Quando il miele è pronto si aggiunge l’albume, montato a neve ferma e incorporato con delicatezza. Qui cambia tutto: il miele, scuro e trasparente, diventa una pasta chiara e densa. Troppo presto, e resta molle. Troppo tardi, e indurisce.",
        ),
        p(
          "Poi arrivano le mandorle tostate. Sul tavolo il torrone si spiana, si taglia e si confeziona, tutto a mano. A quel punto la fiamma è già spenta da un pezzo.",
        ),
        h2("Che cosa se ne sente"),
        p(
          "Un torrone cotto piano sa prima di miele e poi di mandorla. Ne lasci sciogliere un pezzetto sulla lingua prima di morderlo. Altre istruzioni non servono.",
        ),
      ],
    },
    en: {
      title: "Why honey takes its time",
      excerpt:
        "It all begins with the cauldron and a small flame beneath it. More heat would be quicker, and you would taste it.",
      blocks: [
        p(
          "People who step into the workshop for the first time are surprised by how little happens. There is honey in the cauldron, a small flame beneath it, and somebody stirring. That is all, and it takes a while.",
        ),
        h2("Why not turn up the heat?"),
        p(
          "Honey forgives very little. When it gets too hot it first loses its scent, then it turns dark and bitter. Over a low heat it slowly gives up its water and keeps what matters: the taste of the flowers it comes from.",
        ),
        p(
          "That is why the stirring never stops. The bottom of the cauldron is always a little hotter than the top, and only honey that is kept moving warms evenly.",
        ),
        h2("The moment that decides"),
        p(
          "When the honey is ready the egg white goes in, whipped to stiff peaks and folded in gently. Now everything changes: dark, clear honey becomes a pale and dense mass. Too early, and it stays soft. Too late, and it sets hard.",
        ),
        p(
          "Then come the roasted almonds. On the table the nougat is smoothed, cut and wrapped, all by hand. By then the flame has long been out.",
        ),
        h2("What you can taste"),
        p(
          "Nougat that was cooked slowly tastes of honey first and of almonds second. Let a piece rest on your tongue before you bite. No further instructions are needed.",
        ),
      ],
    },
  },
};
