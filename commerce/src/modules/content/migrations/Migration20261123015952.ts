import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123015952 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "content_confirmation" ("id" text not null, "entry_id" text not null, "words_hash" text not null, "confirmed_by" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "content_confirmation_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_content_confirmation_deleted_at" ON "content_confirmation" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_content_confirmation_entry_id" ON "content_confirmation" ("entry_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "content_confirmation" cascade;`);
  }

}
