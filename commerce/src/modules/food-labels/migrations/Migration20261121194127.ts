import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121194127 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "food_label" drop constraint if exists "food_label_product_id_unique";`);
    this.addSql(`create table if not exists "food_label" ("id" text not null, "product_id" text not null, "legal_name" jsonb not null, "ingredients" jsonb not null, "traces" jsonb not null, "nutrition" jsonb not null, "storage" jsonb not null, "origin" jsonb not null, "demo" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "food_label_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_food_label_product_id_unique" ON "food_label" ("product_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_food_label_deleted_at" ON "food_label" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "food_label" cascade;`);
  }

}
