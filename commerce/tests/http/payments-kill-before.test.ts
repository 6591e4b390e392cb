import { beforeTheOrder } from "./kill-points";
import { testKills } from "./kill-test";

testKills(beforeTheOrder);
