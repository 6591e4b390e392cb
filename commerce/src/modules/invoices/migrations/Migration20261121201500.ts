import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121201500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "document_counter" ("id" text not null, "kind" text check ("kind" in ('invoice', 'credit_note')) not null, "year" integer not null, "last" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "document_counter_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_document_counter_deleted_at" ON "document_counter" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "shop_document" ("id" text not null, "kind" text check ("kind" in ('invoice', 'credit_note')) not null, "year" integer not null, "sequence" integer not null, "label" text not null, "order_id" text not null, "cause" text not null, "issued_at" timestamptz not null, "language" text check ("language" in ('de', 'it', 'en')) not null, "snapshot" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_document_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_document_deleted_at" ON "shop_document" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shop_document_kind_year_sequence_unique" ON "shop_document" ("kind", "year", "sequence") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shop_document_order_id_kind_cause_unique" ON "shop_document" ("order_id", "kind", "cause") WHERE deleted_at IS NULL;`);

    // documents by date, newest first
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_document_issued_at_sequence" ON "shop_document" ("issued_at", "sequence") WHERE deleted_at IS NULL;`);

    // written by hand: nobody may change or delete an issued document
    this.addSql(`create or replace function "shop_document_is_final"() returns trigger as $$ begin raise exception 'A document that was issued is neither changed nor deleted'; end; $$ language plpgsql;`);
    this.addSql(`create or replace trigger "shop_document_is_final" before update or delete on "shop_document" for each row execute function "shop_document_is_final"();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "document_counter" cascade;`);

    this.addSql(`drop table if exists "shop_document" cascade;`);

    this.addSql(`drop function if exists "shop_document_is_final";`);
  }

}
