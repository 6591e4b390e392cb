import { STAFF_MODULE } from "../modules/staff";
import type { StaffService } from "../modules/staff/service";
import { recordedJob } from "../features/today/recorded-job";

/** For so long one can look up who has done what (ms). */
const keptFor = 365 * 24 * 60 * 60 * 1000;

export const config = { name: "delete-old-audit-entries", schedule: "50 3 * * *" };

/** Every night: the log of who did what in the admin is kept for a year. */
export default recordedJob(config.name, async (container) => {
  const staff: StaffService = container.resolve(STAFF_MODULE);
  await staff.deleteAuditEntries({ created_at: { $lt: new Date(Date.now() - keptFor) } });
});
