import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122184000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "shop_settings_version" ("id" text not null, "values" jsonb not null, "saved_by" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_settings_version_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_settings_version_deleted_at" ON "shop_settings_version" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_settings_version" cascade;`);
  }

}
