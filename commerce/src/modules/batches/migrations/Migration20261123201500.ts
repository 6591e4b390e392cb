import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123201500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "batch" ("id" text not null, "product_id" text not null, "code" text not null, "best_before" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "batch_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_batch_deleted_at" ON "batch" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_batch_product_id_code_unique" ON "batch" ("product_id", "code") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "parcel_batch" ("id" text not null, "fulfillment_id" text not null, "order_id" text not null, "product_id" text not null, "batch_id" text not null, "quantity" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "parcel_batch_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_parcel_batch_deleted_at" ON "parcel_batch" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_parcel_batch_fulfillment_id_product_id_unique" ON "parcel_batch" ("fulfillment_id", "product_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_parcel_batch_batch_id" ON "parcel_batch" ("batch_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_parcel_batch_order_id" ON "parcel_batch" ("order_id") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "parcel_batch" cascade;`);
    this.addSql(`drop table if exists "batch" cascade;`);
  }
}
