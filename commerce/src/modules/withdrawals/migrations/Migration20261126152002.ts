import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126152002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_order_id" ON "withdrawal" ("order_id") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_withdrawal_order_id";`);
  }
}
