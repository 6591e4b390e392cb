import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123024500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "booked_bank_line" ("id" text not null, "key" text not null, "order_id" text not null, "day" text not null, "amount_cents" integer not null, "taken_cents" integer not null, "payer" text not null, "text" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "booked_bank_line_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_booked_bank_line_deleted_at" ON "booked_bank_line" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_booked_bank_line_key_unique" ON "booked_bank_line" ("key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_booked_bank_line_order_id" ON "booked_bank_line" ("order_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "booked_bank_line" cascade;`);
  }

}
