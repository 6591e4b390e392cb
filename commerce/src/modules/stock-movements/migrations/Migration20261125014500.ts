import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Units stored at a level's location; a deleted level counts as zero. */
const pieces = (row: "old" | "new"): string =>
  `case when ${row}.deleted_at is null then ${row}.stocked_quantity else 0 end`;

export class Migration20261125014500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "stock_movement" ("id" text not null default 'stmov_' || gen_random_uuid(), "level_id" text not null, "inventory_item_id" text not null, "location_id" text not null, "number" integer not null, "cause" text check ("cause" in ('opening', 'first', 'changed', 'removed')) not null, "difference" numeric not null, "stocked" numeric not null, "created_at" timestamptz not null default clock_timestamp(), "updated_at" timestamptz not null default clock_timestamp(), "deleted_at" timestamptz null, constraint "stock_movement_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stock_movement_level_id_number_unique" ON "stock_movement" ("level_id", "number") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stock_movement_inventory_item_id_location_id_difference" ON "stock_movement" ("inventory_item_id", "location_id", "difference") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "stock_reason" ("id" text not null, "movement_id" text not null, "kind" text check ("kind" in ('received', 'written_off', 'counted', 'sold', 'unpacked', 'returned')) not null, "order_id" text null, "fulfillment_item_id" text null, "actor_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stock_reason_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stock_reason_movement_id_unique" ON "stock_reason" ("movement_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stock_reason_fulfillment_item_id_kind_unique" ON "stock_reason" ("fulfillment_item_id", "kind") WHERE fulfillment_item_id is not null and deleted_at IS NULL;`,
    );

    // written by hand: the database writes the log itself, so that no stock change can bypass it
    this.addSql(
      `create or replace function "log_stock_movement"() returns trigger as $$
        declare
          before numeric := 0;
          after numeric := 0;
          level inventory_level;
        begin
          if tg_op = 'INSERT' then level := new; else level := old; end if;
          if tg_op <> 'INSERT' then before := ${pieces("old")}; end if;
          if tg_op <> 'DELETE' then after := ${pieces("new")}; end if;
          if tg_op <> 'INSERT' and after = before then return null; end if;
          insert into stock_movement (level_id, inventory_item_id, location_id, number, cause, difference, stocked)
          values (level.id, level.inventory_item_id, level.location_id,
            coalesce((select max(number) from stock_movement where level_id = level.id and deleted_at is null), 0) + 1,
            case
              when tg_op = 'INSERT' then 'first'
              when tg_op = 'DELETE' or (old.deleted_at is null and new.deleted_at is not null) then 'removed'
              else 'changed'
            end,
            after - before, after);
          return null;
        end;
      $$ language plpgsql;`,
    );
    this.addSql(
      `create or replace trigger "log_stock_movement" after insert or update or delete on "inventory_level" for each row execute function "log_stock_movement"();`,
    );
    this.addSql(
      `create or replace function "stock_log_is_final"() returns trigger as $$ begin raise exception 'The log of stock is neither changed nor deleted'; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create or replace trigger "stock_movement_is_final" before update or delete on "stock_movement" for each row execute function "stock_log_is_final"();`,
    );
    this.addSql(
      `create or replace trigger "stock_reason_is_final" before update or delete on "stock_reason" for each row execute function "stock_log_is_final"();`,
    );

    // log the current stock of an existing shop; the trigger's lock prevents changes in the meantime
    this.addSql(
      `insert into stock_movement (level_id, inventory_item_id, location_id, number, cause, difference, stocked)
        select id, inventory_item_id, location_id, 1, 'opening', stocked_quantity, stocked_quantity from inventory_level level
        where deleted_at is null and not exists (select from stock_movement known where known.level_id = level.id);`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists "log_stock_movement" on "inventory_level";`);
    this.addSql(`drop function if exists "log_stock_movement";`);
    this.addSql(`drop table if exists "stock_reason" cascade;`);
    this.addSql(`drop table if exists "stock_movement" cascade;`);
    this.addSql(`drop function if exists "stock_log_is_final";`);
  }
}
