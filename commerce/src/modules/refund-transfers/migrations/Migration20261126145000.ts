import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126145000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "refund_transfer" ("id" text not null, "source_id" text not null, "order_id" text not null, "cents" integer not null, "sent_at" timestamptz not null, "sent_by" text not null, "line_key" text null, "undone_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "refund_transfer_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_refund_transfer_deleted_at" ON "refund_transfer" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_transfer_source_id_unique" ON "refund_transfer" ("source_id") WHERE undone_at is null AND deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_transfer_line_key_unique" ON "refund_transfer" ("line_key") WHERE line_key is not null and undone_at is null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_refund_transfer_order_id" ON "refund_transfer" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`create table if not exists "refund_account" ("id" text not null, "order_id" text not null, "holder" text not null, "iban" text not null, "given_by" text check ("given_by" in ('buyer', 'owner', 'statement')) not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "refund_account_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_refund_account_deleted_at" ON "refund_account" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_account_order_id_unique" ON "refund_account" ("order_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "refund_account" cascade;`);
    this.addSql(`drop table if exists "refund_transfer" cascade;`);
  }

}
