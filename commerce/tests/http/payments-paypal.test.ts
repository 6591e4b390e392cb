import { faultCases } from "./fault-cases";
import { testFaultCases } from "./payment-cases";

testFaultCases(faultCases.filter(([, { method }]) => method === "paypal"));
