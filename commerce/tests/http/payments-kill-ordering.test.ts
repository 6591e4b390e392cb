import { whileOrdering } from "./kill-points";
import { testKills } from "./kill-test";

testKills(whileOrdering);
