import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122222500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "job_pause" ("id" text not null, "since" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "job_pause_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_job_pause_deleted_at" ON "job_pause" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "job_pause" cascade;`);
  }

}
