import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122093043 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" drop constraint if exists "product_detail_product_id_unique";`);
    this.addSql(`create table if not exists "product_detail" ("id" text not null, "product_id" text not null, "brand" text not null default '', "origin" jsonb not null, "unit_price_exempt" boolean not null default false, "pictures" jsonb not null, "taste" jsonb null, "contents" jsonb null, "occasions" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_detail_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_detail_product_id_unique" ON "product_detail" ("product_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_detail_deleted_at" ON "product_detail" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_detail" cascade;`);
  }

}
