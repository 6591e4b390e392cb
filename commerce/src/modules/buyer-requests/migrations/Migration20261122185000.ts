import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122185000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "buyer_request" drop constraint if exists "buyer_request_cart_id_unique";`);
    this.addSql(`create table if not exists "buyer_request" ("id" text not null, "cart_id" text not null, "notes" text not null default '', "gift" boolean not null default false, "gift_message" text not null default '', "invoice" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "buyer_request_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_buyer_request_cart_id_unique" ON "buyer_request" ("cart_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_buyer_request_deleted_at" ON "buyer_request" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "buyer_request" cascade;`);
  }

}
