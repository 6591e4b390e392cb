import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120160009 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "newsletter_subscription" drop constraint if exists "newsletter_subscription_email_unique";`);
    this.addSql(`create table if not exists "contact_message" ("id" text not null, "name" text not null, "email" text not null, "topic" text check ("topic" in ('order', 'product', 'visit', 'trade', 'other')) not null, "message" text not null, "language" text check ("language" in ('de', 'it', 'en')) not null, "status" text check ("status" in ('open', 'done')) not null default 'open', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "contact_message_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_contact_message_deleted_at" ON "contact_message" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_contact_message_status_created_at" ON "contact_message" ("status", "created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "newsletter_subscription" ("id" text not null, "email" text not null, "language" text check ("language" in ('de', 'it', 'en')) not null, "status" text check ("status" in ('pending', 'confirmed', 'unsubscribed')) not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "newsletter_subscription_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_subscription_email_unique" ON "newsletter_subscription" ("email") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_subscription_deleted_at" ON "newsletter_subscription" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "newsletter_event" ("id" text not null, "act" text check ("act" in ('requested', 'confirmed', 'unsubscribed')) not null, "at" timestamptz not null, "text_version" text null, "subscription_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "newsletter_event_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_event_subscription_id" ON "newsletter_event" ("subscription_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_event_deleted_at" ON "newsletter_event" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "newsletter_event" add constraint "newsletter_event_subscription_id_foreign" foreign key ("subscription_id") references "newsletter_subscription" ("id") on update cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "newsletter_event" drop constraint if exists "newsletter_event_subscription_id_foreign";`);

    this.addSql(`drop table if exists "contact_message" cascade;`);

    this.addSql(`drop table if exists "newsletter_subscription" cascade;`);

    this.addSql(`drop table if exists "newsletter_event" cascade;`);
  }

}
