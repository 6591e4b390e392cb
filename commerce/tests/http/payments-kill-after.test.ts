import { afterTheOrder } from "./kill-points";
import { testKills } from "./kill-test";

testKills(afterTheOrder);
