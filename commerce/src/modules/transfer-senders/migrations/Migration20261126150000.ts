import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126150000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "transfer_sender" ("id" text not null, "cart_id" text not null, "network" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "transfer_sender_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_transfer_sender_deleted_at" ON "transfer_sender" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_transfer_sender_cart_id_unique" ON "transfer_sender" ("cart_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "transfer_sender" cascade;`);
  }

}
