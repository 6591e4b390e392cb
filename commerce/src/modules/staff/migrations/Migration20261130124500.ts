import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130124500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "staff_audit_entry" add column if not exists "undo_revision" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "staff_audit_entry" drop column if exists "undo_revision";`);
  }

}
