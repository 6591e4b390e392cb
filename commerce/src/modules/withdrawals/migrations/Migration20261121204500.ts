import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121204500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "withdrawal" ("id" text not null, "name" text not null, "email" text not null, "order_number" text not null, "items" text not null, "language" text check ("language" in ('de', 'it', 'en')) not null, "request_id" text not null, "order_id" text null, "received_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "withdrawal_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_deleted_at" ON "withdrawal" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_withdrawal_request_id_unique" ON "withdrawal" ("request_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_received_at" ON "withdrawal" ("received_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "withdrawal_act" ("id" text not null, "status" text check ("status" in ('open', 'settled')) not null, "at" timestamptz not null, "withdrawal_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "withdrawal_act_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_act_withdrawal_id" ON "withdrawal_act" ("withdrawal_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_act_deleted_at" ON "withdrawal_act" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `alter table if exists "withdrawal_act" add constraint "withdrawal_act_withdrawal_id_foreign" foreign key ("withdrawal_id") references "withdrawal" ("id") on update cascade;`,
    );

    // written by hand: a declaration is proof of when it was received
    this.addSql(
      `create or replace function "withdrawal_is_final"() returns trigger as $$ begin raise exception 'A withdrawal that was received is neither changed nor deleted'; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create or replace trigger "withdrawal_is_final" before update or delete on "withdrawal" for each row execute function "withdrawal_is_final"();`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_order_id" ON "withdrawal" ("order_id") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "withdrawal_act" cascade;`);

    this.addSql(`drop table if exists "withdrawal" cascade;`);

    this.addSql(`drop function if exists "withdrawal_is_final";`);
  }
}
