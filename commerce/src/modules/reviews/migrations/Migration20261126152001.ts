import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126152001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_review_order_id" ON "review" ("order_id") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_review_order_id";`);
  }
}
