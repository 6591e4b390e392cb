import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const tables = ["document_counter", "shop_document"] as const;

export class Migration20261129180000 extends Migration {

  override async up(): Promise<void> {
    for (const table of tables) {
      this.addSql(`alter table if exists "${table}" drop constraint if exists "${table}_kind_check";`);
      this.addSql(`alter table if exists "${table}" add constraint "${table}_kind_check" check ("kind" in ('invoice', 'credit_note', 'sale', 'refund'));`);
    }
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_document_label" ON "shop_document" ("label") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_shop_document_label";`);
    for (const table of tables) {
      this.addSql(`alter table if exists "${table}" drop constraint if exists "${table}_kind_check";`);
      this.addSql(`alter table if exists "${table}" add constraint "${table}_kind_check" check ("kind" in ('invoice', 'credit_note'));`);
    }
  }

}
