import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126152000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outbox_mail_key" ON "outbox_mail" ("key") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_outbox_mail_key";`);
  }
}
