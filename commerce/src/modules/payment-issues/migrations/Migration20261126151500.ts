import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126151500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "payment_issue" ("id" text not null, "order_id" text not null, "payment_id" text not null, "kind" text check ("kind" in ('dispute', 'refund')) not null, "status" text not null, "reason" text not null, "cents" integer not null, "fee_cents" integer not null, "due_at" timestamptz null, "opened_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "payment_issue_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_issue_deleted_at" ON "payment_issue" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_issue_order_id" ON "payment_issue" ("order_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_issue_status" ON "payment_issue" ("status") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "payment_issue" cascade;`);
  }
}
