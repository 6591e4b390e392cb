import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123132000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "line_refund" ("id" text not null, "order_id" text not null, "request_key" text not null, "payment_id" text not null, "refund_id" text null, "cents" integer not null, "shipping_cents" integer not null, "shipping" boolean not null, "restock" boolean not null, "restocked_at" timestamptz null, "reason" text check ("reason" in ('withdrawal', 'damaged', 'missing', 'not_available', 'goodwill', 'other')) not null, "note" text not null default '', "created_by" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "line_refund_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_line_refund_deleted_at" ON "line_refund" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_line_refund_request_key_unique" ON "line_refund" ("request_key") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_line_refund_order_id" ON "line_refund" ("order_id") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "line_refund_item" ("id" text not null, "line_item_id" text not null, "quantity" integer not null, "cents" integer not null, "restock_quantity" integer not null, "line_refund_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "line_refund_item_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_line_refund_item_line_refund_id" ON "line_refund_item" ("line_refund_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_line_refund_item_deleted_at" ON "line_refund_item" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `alter table if exists "line_refund_item" add constraint "line_refund_item_line_refund_id_foreign" foreign key ("line_refund_id") references "line_refund" ("id") on update cascade;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "line_refund_item" cascade;`);

    this.addSql(`drop table if exists "line_refund" cascade;`);
  }
}
