import { STAFF_MODULE } from "../modules/staff";
import { retentionCutoff, retention } from "../features/privacy/retention";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "delete-old-audit-entries", schedule: "50 3 * * *" };

/** Every night: deletes audit log entries of the admin that are older than a year. */
export default recordedJob(config.name, async (container) => {
  const staff = container.resolve(STAFF_MODULE);
  await staff.deleteAuditEntries({ created_at: { $lt: retentionCutoff(retention.auditEntries.days) } });
});
