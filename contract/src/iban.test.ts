import { expect, it } from "vitest";
import { isIban } from "./iban";

it.each([
  ["IT60X0542811101000000123456", true],
  ["DE89370400440532013000", true],
  ["NO9386011117947", true],
  ["MT84MALT011000012345MTLCAST001S", true],
  ["", false],
  ["IT61X0542811101000000123456", false],
  // right check digits, but a digit too many for Germany
  ["DE813704004405320130000", false],
  // no bank in Europe transfers euro there by SEPA
  ["TR330006100519786457841326", false],
])("says of %j that it is an IBAN of SEPA: %j", (account, is) => {
  expect(isIban(account)).toBe(is);
});
