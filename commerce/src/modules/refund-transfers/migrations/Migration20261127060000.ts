import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127060000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "refund_transfer" add column if not exists "undone_at" timestamptz null;`);
    this.addSql(`drop index if exists "IDX_refund_transfer_source_id_unique";`);
    this.addSql(`drop index if exists "IDX_refund_transfer_line_key_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_transfer_source_id_unique" ON "refund_transfer" ("source_id") WHERE undone_at is null AND deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_transfer_line_key_unique" ON "refund_transfer" ("line_key") WHERE line_key is not null and undone_at is null AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "refund_transfer" where undone_at is not null;`);
    this.addSql(`drop index if exists "IDX_refund_transfer_source_id_unique";`);
    this.addSql(`drop index if exists "IDX_refund_transfer_line_key_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_transfer_source_id_unique" ON "refund_transfer" ("source_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_transfer_line_key_unique" ON "refund_transfer" ("line_key") WHERE line_key is not null AND deleted_at IS NULL;`);
    this.addSql(`alter table if exists "refund_transfer" drop column if exists "undone_at";`);
  }

}
