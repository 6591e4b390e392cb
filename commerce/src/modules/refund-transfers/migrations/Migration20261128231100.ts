import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128231100 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "refund_in_file" ("id" text not null, "order_id" text not null, "file_id" text not null, "made_at" timestamptz not null, "cents" integer not null, "iban" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "refund_in_file_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_refund_in_file_deleted_at" ON "refund_in_file" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_refund_in_file_order_id" ON "refund_in_file" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_refund_in_file_file_id" ON "refund_in_file" ("file_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "refund_in_file" cascade;`);
  }

}
