import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121200500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "restock_alert" ("id" text not null, "variant_id" text not null, "email" text not null, "language" text check ("language" in ('de', 'it', 'en')) not null, "asked_at" timestamptz not null, "confirmed_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "restock_alert_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_restock_alert_deleted_at" ON "restock_alert" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_restock_alert_variant_id_email_unique" ON "restock_alert" ("variant_id", "email") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_restock_alert_confirmed_at" ON "restock_alert" ("confirmed_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "restock_alert" cascade;`);
  }

}
