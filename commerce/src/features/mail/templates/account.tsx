import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../platform/languages";
import { dateTime } from "@su-turrone/contract/formats";
import { Action, Paragraph, Remark, Title } from "./parts";
import { template } from "./template";

interface Texts {
  subject: string;
  title: string;
  text: (email: string) => string;
  button: string;
  /** @param time expiry of the link */
  until: (time: string) => string;
  otherwise: string;
}

const shape = z.object({
  email: z.string(),
  /** Admin page opened with the token. */
  page: z.url(),
  /** Gives access to an account, so it is only shown to the recipient; "" when the mail is viewed in the admin. */
  token: z.string(),
  /** ISO 8601. */
  expires_at: z.string(),
});

/** A mail with a single-use, short-lived link into the admin. */
const accountMail = (texts: PerLanguage<Texts>) =>
  template(shape, ({ email, page, token, expires_at: end }, language) => {
    const t = texts[language];
    const link = new URL(page);
    link.searchParams.set("token", token);
    return {
      subject: t.subject,
      preheader: t.title,
      body: (
        <>
          <Title>{t.title}</Title>
          <Paragraph>{t.text(email)}</Paragraph>
          <Action href={link.href}>{t.button}</Action>
          <Remark>
            {t.until(dateTime(end, language))} {t.otherwise}
          </Remark>
        </>
      ),
    };
  });

/** Password reset for admin users. */
export const passwordReset = accountMail({
  de: {
    subject: "Neues Passwort für die Verwaltung von Su Turrone",
    title: "Ein neues Passwort setzen",
    text: (email) =>
      `Für das Konto ${email} in der Verwaltung des Shops wurde ein neues Passwort verlangt. Hier setzen Sie es.`,
    button: "Neues Passwort setzen",
    until: (time) => `Der Link gilt bis ${time} (Uhrzeit in Italien) und nur einmal.`,
    otherwise: "Waren Sie es nicht, brauchen Sie nichts zu tun: das bisherige Passwort gilt weiter.",
  },
  it: {
    subject: "Nuova password per l’amministrazione di Su Turrone",
    title: "Impostare una nuova password",
    text: (email) =>
      `Per l’account ${email} nell’amministrazione del negozio è stata chiesta una nuova password. Si imposta qui.`,
    button: "Impostare la nuova password",
    until: (time) => `Il link vale una volta sola. Scadenza: ${time} (ora italiana).`,
    otherwise: "Se nessuno l’ha chiesta, non occorre fare nulla: la password attuale resta valida.",
  },
  en: {
    subject: "New password for the Su Turrone admin",
    title: "Set a new password",
    text: (email) =>
      `A new password has been requested for the account ${email} in the shop’s admin. You can set it here.`,
    button: "Set new password",
    until: (time) => `The link works until ${time} (Italian time), and only once.`,
    otherwise: "If it was not you, there is nothing you need to do: the present password stays valid.",
  },
});

/** Invitation to the admin. */
export const invitation = accountMail({
  de: {
    subject: "Einladung in die Verwaltung von Su Turrone",
    title: "Sie sind eingeladen",
    text: (email) =>
      `Sie sind eingeladen, den Shop Su Turrone mit zu verwalten. Mit der Adresse ${email} legen Sie hier Ihr Konto an.`,
    button: "Einladung annehmen",
    until: (time) => `Der Link gilt bis ${time} (Uhrzeit in Italien) und nur einmal.`,
    otherwise: "Danach kann die Einladung noch einmal geschickt werden.",
  },
  it: {
    subject: "Invito all’amministrazione di Su Turrone",
    title: "Un invito",
    text: (email) =>
      `Ecco l’invito a collaborare all’amministrazione del negozio Su Turrone. Con l’indirizzo ${email} si può creare qui un account.`,
    button: "Accettare l’invito",
    until: (time) => `Il link vale una volta sola. Scadenza: ${time} (ora italiana).`,
    otherwise: "Dopo, l’invito può essere spedito di nuovo.",
  },
  en: {
    subject: "Invitation to the Su Turrone admin",
    title: "You are invited",
    text: (email) =>
      `You are invited to help run the Su Turrone shop. Create your account here with the address ${email}.`,
    button: "Accept the invitation",
    until: (time) => `The link works until ${time} (Italian time), and only once.`,
    otherwise: "After that the invitation can be sent again.",
  },
});

const login = z.object({
  email: z.string(),
  /** IP address of the browser. */
  address: z.string(),
  /** Time of the login, ISO 8601. */
  at: z.string(),
});

const newDeviceTexts: PerLanguage<{
  subject: string;
  title: string;
  text: (email: string, time: string, address: string) => string;
  otherwise: string;
}> = {
  de: {
    subject: "Anmeldung mit einem neuen Gerät bei Su Turrone",
    title: "Anmeldung mit einem neuen Gerät",
    text: (email, time, address) =>
      `Am ${time} (Uhrzeit in Italien) hat sich jemand mit dem Konto ${email} in der Verwaltung des Shops angemeldet, mit einem Browser, der dort noch nicht bekannt war. Seine Adresse im Internet: ${address}.`,
    otherwise:
      "Waren Sie es selbst, brauchen Sie nichts zu tun. Waren Sie es nicht, setzen Sie bitte sofort ein neues Passwort: auf der Anmeldeseite mit „Passwort vergessen“.",
  },
  it: {
    subject: "Accesso a Su Turrone da un nuovo dispositivo",
    title: "Accesso da un nuovo dispositivo",
    text: (email, time, address) =>
      `In data ${time} (ora italiana) qualcuno è entrato con l’account ${email} nell’amministrazione del negozio, da un browser non ancora conosciuto. Il suo indirizzo in rete: ${address}.`,
    otherwise:
      "Se l’accesso era voluto, non occorre fare nulla. In caso contrario va impostata subito una nuova password, dalla pagina di accesso con «Password dimenticata».",
  },
  en: {
    subject: "Login to Su Turrone from a new device",
    title: "Login from a new device",
    text: (email, time, address) =>
      `On ${time} (Italian time) somebody logged in to the shop’s admin with the account ${email}, from a browser it had not seen before. Its network address: ${address}.`,
    otherwise:
      "If it was you, there is nothing you need to do. If it was not, please set a new password at once: on the login page, under forgotten password.",
  },
};

/** Notifies an account's owner of a login from a new browser. */
export const newDevice = template(login, ({ email, address, at }, language) => {
  const t = newDeviceTexts[language];
  return {
    subject: t.subject,
    preheader: t.title,
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{t.text(email, dateTime(at, language), address)}</Paragraph>
        <Paragraph>{t.otherwise}</Paragraph>
      </>
    ),
  };
});
