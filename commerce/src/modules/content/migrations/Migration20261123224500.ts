import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123224500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "content_version" ("id" text not null, "entry_id" text not null, "data" jsonb not null, "saved_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "content_version_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_content_version_deleted_at" ON "content_version" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_content_version_entry_id_created_at" ON "content_version" ("entry_id", "created_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "content_version" cascade;`);
  }
}
