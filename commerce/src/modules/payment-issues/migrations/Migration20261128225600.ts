import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128225600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_issue_payment_id" ON "payment_issue" ("payment_id") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_payment_issue_payment_id";`);
  }
}
