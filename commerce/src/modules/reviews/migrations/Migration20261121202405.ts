import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121202405 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "review" drop constraint if exists "review_line_item_id_unique";`);
    this.addSql(`create table if not exists "review" ("id" text not null, "product_id" text not null, "order_id" text not null, "line_item_id" text not null, "rating" integer not null, "title" text not null, "text" text not null, "display_name" text not null, "language" text check ("language" in ('de', 'it', 'en')) not null, "status" text check ("status" in ('pending', 'approved', 'rejected')) not null default 'pending', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "review_pkey" primary key ("id"), constraint review_rating_range check (rating between 1 and 5));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_review_line_item_id_unique" ON "review" ("line_item_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_review_deleted_at" ON "review" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_review_product_id_status_created_at" ON "review" ("product_id", "status", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_review_status_created_at" ON "review" ("status", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_review_order_id" ON "review" ("order_id") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "review" cascade;`);
  }

}
