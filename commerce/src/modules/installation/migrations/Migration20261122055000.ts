import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122055000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "installation" ("id" text not null, "address" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "installation_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_installation_deleted_at" ON "installation" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_installation_address_unique" ON "installation" ("address") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "installation" cascade;`);
  }

}
