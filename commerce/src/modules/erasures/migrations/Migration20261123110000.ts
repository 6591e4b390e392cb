import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123110000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "erasure" ("id" text not null, "erased_by" text not null, "order_count" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "erasure_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_erasure_deleted_at" ON "erasure" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_erasure_created_at" ON "erasure" ("created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "erasure" cascade;`);
  }

}
