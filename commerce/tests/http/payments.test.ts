import { faultCases, isStripeAtFault } from "./fault-cases";
import { testFaultCases } from "./payment-cases";

// the others are in payments-faults.test.ts and payments-paypal.test.ts, so that all can run in parallel
testFaultCases(faultCases.filter(([, given]) => given.method !== "paypal" && !isStripeAtFault(given)));
