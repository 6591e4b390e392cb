import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120153056 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "slug" drop constraint if exists "slug_kind_entity_id_language_unique";`,
    );
    this.addSql(`alter table if exists "slug" drop constraint if exists "slug_kind_language_slug_unique";`);
    this.addSql(
      `create table if not exists "slug" ("id" text not null, "kind" text check ("kind" in ('product', 'category', 'post', 'page')) not null, "entity_id" text not null, "language" text check ("language" in ('de', 'it', 'en')) not null, "slug" text not null, "current" boolean not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "slug_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_slug_deleted_at" ON "slug" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_slug_kind_language_slug_unique" ON "slug" ("kind", "language", "slug") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_slug_kind_entity_id_language_unique" ON "slug" ("kind", "entity_id", "language") WHERE current AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "slug" cascade;`);
  }
}
