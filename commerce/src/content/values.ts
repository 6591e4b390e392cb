import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { env } from "../env";
import type { PlaceholderValues } from "../modules/content/placeholders";

/** What the texts say of this shop: the company from the environment, the payment services from what is installed. */
export async function placeholderValues(container: MedusaContainer): Promise<PlaceholderValues> {
  const payment = container.resolve(Modules.PAYMENT);
  const providers = await payment.listPaymentProviders({ is_enabled: true });
  const settings = env();
  return {
    company: {
      name: settings.COMPANY_NAME,
      street: settings.COMPANY_STREET,
      postalCode: settings.COMPANY_POSTAL_CODE,
      city: settings.COMPANY_CITY,
      vatId: settings.COMPANY_VAT_ID,
      rea: settings.COMPANY_REA,
      email: settings.COMPANY_EMAIL,
      pec: settings.COMPANY_PEC,
      phone: settings.COMPANY_PHONE,
    },
    shop: { url: settings.STOREFRONT_URL.replace(/\/$/, "") },
    payments: { stripe: providers.some((provider) => provider.id.startsWith("pp_stripe")) },
  };
}
