import { z } from "zod";
import { asOwner } from "../../../testing/owner";

const createdCode = z.object({ code: z.object({ id: z.string() }) });

/** Creates a percentage code with a minimum value of goods. @returns a function that deletes it */
export async function makeCode(code: string, fromEuro: number, percent = 10): Promise<() => Promise<void>> {
  const answer = await asOwner("/admin/codes", {
    key: crypto.randomUUID(),
    code,
    kind: "percent",
    value: String(percent),
    from: "",
    until: "",
    limit: "",
    minimum: fromEuro > 0 ? String(fromEuro) : "",
  });
  const { id } = createdCode.parse(answer).code;
  return async () => {
    await asOwner(`/admin/promotions/${id}`, undefined, "DELETE");
  };
}
