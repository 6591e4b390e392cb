import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126152500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "refund_account" ("id" text not null, "order_id" text not null, "holder" text not null, "iban" text not null, "given_by" text check ("given_by" in ('buyer', 'owner')) not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "refund_account_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_refund_account_deleted_at" ON "refund_account" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_account_order_id_unique" ON "refund_account" ("order_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "refund_account" cascade;`);
  }

}
