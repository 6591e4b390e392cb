/** The form a request carries; an empty one when its body is no form, so that bad requests are refused, not crashed on. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
