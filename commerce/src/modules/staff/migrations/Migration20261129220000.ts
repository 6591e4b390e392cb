import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261129220000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_audit_entry_object_id" ON "staff_audit_entry" ("object_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_staff_audit_entry_object_id";`);
  }

}
