import { describe, expect, it } from "vitest";
import { BankTransferProvider } from "./index";

const provider = new BankTransferProvider({}, {});

describe("BankTransferProvider", () => {
  it("goes from pending to authorised to captured and keeps the reference", async () => {
    const { data, status } = await provider.initiatePayment();
    expect(status).toBe("pending");
    const authorised = await provider.authorizePayment({ data });
    expect(authorised.status).toBe("authorized");
    const captured = await provider.capturePayment({ data: authorised.data });
    expect(captured.data).toEqual({ reference: data?.["reference"], status: "captured", received: null });
    expect((await provider.getPaymentStatus({ data: captured.data })).status).toBe("captured");
  });

  it("can be cancelled and deleted repeatedly, and refunded", async () => {
    const data = { reference: "7K3M9QPD", status: "authorized" };
    const cancelled = await provider.cancelPayment({ data });
    expect(await provider.cancelPayment({ data: cancelled.data })).toEqual(cancelled);
    expect(cancelled.data).toEqual({ reference: "7K3M9QPD", status: "canceled" });
    expect(await provider.refundPayment({ data, amount: 1 })).toEqual({ data });
    expect(await provider.deletePayment({ data })).toEqual({ data });
    expect(await provider.deletePayment({})).toEqual({ data: {} });
  });

  it("is pending if the status is unknown", async () => {
    expect((await provider.getPaymentStatus({})).status).toBe("pending");
    expect((await provider.getPaymentStatus({ data: { status: "nonsense" } })).status).toBe("pending");
  });
});
