import { faultCases, isStripeAtFault } from "./fault-cases";
import { testFaultCases } from "./payment-cases";

testFaultCases(faultCases.filter(([, given]) => given.method !== "paypal" && isStripeAtFault(given)));
