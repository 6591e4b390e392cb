import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122153701 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "job_run" drop constraint if exists "job_run_name_unique";`);
    this.addSql(`create table if not exists "job_run" ("id" text not null, "name" text not null, "ended_at" timestamptz not null, "succeeded" boolean not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "job_run_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_job_run_deleted_at" ON "job_run" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_job_run_name_unique" ON "job_run" ("name") WHERE deleted_at IS NULL;`);
    this.addSql(`create table if not exists "job_pause" ("id" text not null, "since" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "job_pause_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_job_pause_deleted_at" ON "job_pause" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "job_pause" cascade;`);
    this.addSql(`drop table if exists "job_run" cascade;`);
  }

}
