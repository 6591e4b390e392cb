import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Index for listing documents by date, newest first. */
export class Migration20261124142500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_document_issued_at_sequence" ON "shop_document" ("issued_at", "sequence") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_shop_document_issued_at_sequence";`);
  }
}
