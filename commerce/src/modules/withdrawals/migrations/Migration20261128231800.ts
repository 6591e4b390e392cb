import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128231800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_email" ON "withdrawal" ("email") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_withdrawal_email";`);
  }
}
