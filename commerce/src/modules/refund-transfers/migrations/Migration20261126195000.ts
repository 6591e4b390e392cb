import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126195000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "refund_transfer" add column if not exists "line_key" text null;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_transfer_line_key_unique" ON "refund_transfer" ("line_key") WHERE line_key is not null AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_refund_transfer_line_key_unique";`);
    this.addSql(`alter table if exists "refund_transfer" drop column if exists "line_key";`);
  }

}
