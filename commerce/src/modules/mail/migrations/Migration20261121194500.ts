import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121194500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "outbox_mail" ("id" text not null, "event" text not null, "key" text not null, "recipient" text not null, "language" text check ("language" in ('de', 'it', 'en')) not null, "template" text not null, "data" jsonb not null, "status" text check ("status" in ('queued', 'sending', 'sent', 'failed', 'suppressed')) not null default 'queued', "attempts" integer not null default 0, "repeats" integer not null default 0, "next_try" timestamptz not null, "last_error" text null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "outbox_mail_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_outbox_mail_deleted_at" ON "outbox_mail" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_outbox_mail_event_key_recipient_unique" ON "outbox_mail" ("event", "key", "recipient") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_outbox_mail_status_next_try" ON "outbox_mail" ("status", "next_try") WHERE deleted_at IS NULL;`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outbox_mail_created_at_id" ON "outbox_mail" ("created_at", "id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outbox_mail_status_sent_at" ON "outbox_mail" ("status", "sent_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outbox_mail_key" ON "outbox_mail" ("key") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "outbox_mail" cascade;`);
  }

}
