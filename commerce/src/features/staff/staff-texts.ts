import type { PerLanguage } from "../../platform/languages";

/** Why a change to admin users was refused; shown in the admin. */
export const staffTexts = {
  ownerOnly: {
    de: "Das ist der Inhaberin oder dem Inhaber vorbehalten.",
    it: "Operazione riservata ai titolari del negozio.",
    en: "This is for the owner of the shop only.",
  },
  lastOwner: {
    de: "Der Shop braucht mindestens eine Person mit der Rolle „Inhaber“. Bitte geben Sie diese Rolle zuerst jemand anderem.",
    it: "Al negozio serve almeno una persona con il ruolo «Titolare»: occorre prima dare questo ruolo a qualcun altro.",
    en: "The shop needs at least one person with the role “Owner”. Please give that role to somebody else first.",
  },
  ownAccount: {
    de: "Das eigene Konto kann man nicht entfernen.",
    it: "Non è possibile rimuovere il proprio account.",
    en: "You cannot remove your own account.",
  },
  hasAccount: {
    de: "Unter dieser Adresse gibt es schon ein Konto.",
    it: "Con questo indirizzo esiste già un account.",
    en: "There is already an account with this address.",
  },
  isInvited: {
    de: "Diese Adresse ist schon eingeladen. Die Einladung kann erneut geschickt oder zurückgezogen werden.",
    it: "Questo indirizzo è già stato invitato. L’invito si può spedire di nuovo o ritirare.",
    en: "This address is invited already. The invitation can be sent again or taken back.",
  },
  notFound: {
    de: "Diese Person gibt es nicht mehr.",
    it: "Questa persona non c’è più.",
    en: "This person is no longer there.",
  },
} as const satisfies Readonly<Record<string, PerLanguage>>;
