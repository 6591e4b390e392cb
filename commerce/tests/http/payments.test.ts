import { faultCases } from "./fault-cases";
import { testFaultCases } from "./payment-cases";

// those by PayPal are in payments-paypal.test.ts, so that both can run at the same time
testFaultCases(faultCases.filter(([, { method }]) => method !== "paypal"));
