import { renderToString } from "react-dom/server";
import { createMemoryRouter, Router, UNSAFE_DataRouterStateContext as RouterState } from "react-router";
import { expect, it } from "vitest";
import { serverMessages } from "~/i18n/i18n.server";
import { MessagesContext } from "~/i18n/react";
import { PageTitle } from "./PageTitle";

const stay = () => undefined;
const navigator = { createHref: () => "", go: stay, push: stay, replace: stay };

/** Title of a page by what its loader and its form's action returned. */
function titleOf(path: string, data: object, answer?: object): string {
  const { state } = createMemoryRouter([{ id: "form", path, element: null }], {
    initialEntries: [path],
    hydrationData: { loaderData: { form: data }, ...(answer && { actionData: { form: answer } }) },
  });
  return renderToString(
    <MessagesContext.Provider value={serverMessages}>
      <RouterState.Provider value={state}>
        <Router location={path} navigator={navigator}>
          <PageTitle />
        </Router>
      </RouterState.Provider>
    </MessagesContext.Provider>,
  );
}

const head = { title: "Kontakt", description: "" };

it("has the shop's name, once", () => {
  expect(titleOf("/kontakt", { head })).toBe("<title>Kontakt · Su Turrone</title>");
  expect(titleOf("/", { head: { title: "Su Turrone aus Tonara" } })).toBe(
    "<title>Su Turrone aus Tonara</title>",
  );
  expect(titleOf("/api", {})).toBe("<title>Su Turrone</title>");
});

it.each([
  ["/kontakt", "Fehler: Kontakt"],
  ["/it/contatti", "Errore: Kontakt"],
  ["/en/contact", "Error: Kontakt"],
])("begins with the error of a refused form at %s", (path, title) => {
  expect(titleOf(path, { head }, { typed: {}, errors: { name: "required" }, problem: null })).toBe(
    `<title>${title} · Su Turrone</title>`,
  );
});

it.each([
  [{ typed: {}, errors: {}, problem: "limited" }, true],
  [{ typed: {}, errors: {}, unsaved: "crowded" }, true],
  [{ step: "review", errors: {}, unavailable: true }, true],
  [{ error: "card", method: "card" }, true],
  [{ refusal: { intent: "apply-promo" }, notices: [] }, true],
  [{ unanswered: true }, true],
  [{ step: "review", errors: {}, unavailable: false }, false],
  [{ asked: true }, false],
  [{ problem: null }, false],
])("tells by the answer %j whether the form has an error: %s", (answer, error) => {
  const title = error ? "Fehler: Kontakt" : "Kontakt";
  expect(titleOf("/kontakt", { head }, answer)).toBe(`<title>${title} · Su Turrone</title>`);
});

it("names the error a step was sent back with, until its form has another answer", () => {
  const data = { head, problem: { code: "declined" } };
  expect(titleOf("/kontakt", data)).toBe("<title>Fehler: Kontakt · Su Turrone</title>");
  expect(titleOf("/kontakt", data, { step: "review", errors: {} })).toBe(
    "<title>Kontakt · Su Turrone</title>",
  );
});
