import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123223000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "page_version" ("id" text not null, "page" text check ("page" in ('home', 'about', 'shipping', 'contact')) not null, "status" text check ("status" in ('draft', 'published')) not null, "content" jsonb not null, "saved_by" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "page_version_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_page_version_deleted_at" ON "page_version" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_page_version_page_status_created_at" ON "page_version" ("page", "status", "created_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "page_version" cascade;`);
  }
}
