import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120155937 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "content_text" drop constraint if exists "content_text_entry_id_language_unique";`);
    this.addSql(`alter table if exists "content_entry" drop constraint if exists "content_entry_role_unique";`);
    this.addSql(`create table if not exists "content_entry" ("id" text not null, "kind" text check ("kind" in ('post', 'page')) not null, "role" text check ("role" in ('imprint', 'terms', 'privacy', 'withdrawal', 'accessibility')) null, "status" text check ("status" in ('draft', 'published')) not null default 'draft', "published_at" timestamptz null, "picture_url" text null, "picture_width" integer null, "picture_height" integer null, "related_product_ids" text[] not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "content_entry_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_content_entry_deleted_at" ON "content_entry" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_content_entry_kind_status_published_at" ON "content_entry" ("kind", "status", "published_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_content_entry_role_unique" ON "content_entry" ("role") WHERE role IS NOT NULL AND deleted_at IS NULL;`);

    this.addSql(`create table if not exists "content_text" ("id" text not null, "language" text check ("language" in ('de', 'it', 'en', 'fr', 'es')) not null, "title" text not null, "teaser" text not null, "body" text not null, "seo_title" text not null, "seo_description" text not null, "picture_alt" text not null, "entry_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "content_text_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_content_text_entry_id" ON "content_text" ("entry_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_content_text_deleted_at" ON "content_text" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_content_text_entry_id_language_unique" ON "content_text" ("entry_id", "language") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "content_text" add constraint "content_text_entry_id_foreign" foreign key ("entry_id") references "content_entry" ("id") on update cascade on delete cascade;`);
    this.addSql(`create table if not exists "content_confirmation" ("id" text not null, "entry_id" text not null, "words_hash" text not null, "confirmed_by" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "content_confirmation_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_content_confirmation_deleted_at" ON "content_confirmation" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_content_confirmation_entry_id" ON "content_confirmation" ("entry_id") WHERE deleted_at IS NULL;`);
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
    this.addSql(`alter table if exists "content_text" drop constraint if exists "content_text_entry_id_foreign";`);

    this.addSql(`drop table if exists "content_version" cascade;`);
    this.addSql(`drop table if exists "content_confirmation" cascade;`);

    this.addSql(`drop table if exists "content_entry" cascade;`);

    this.addSql(`drop table if exists "content_text" cascade;`);
  }

}
