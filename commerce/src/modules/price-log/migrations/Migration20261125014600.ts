import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Fields of a price, and of a price list, whose changes are logged. */
const priceFields = ["amount", "currency_code", "min_quantity", "rules_count", "price_list_id", "price_set_id", "deleted_at"];
const listFields = ["status", "type", "starts_at", "ends_at", "rules_count"];

const isChanged = (fields: readonly string[]): string => {
  const of = (row: "old" | "new") => fields.map((field) => `${row}.${field}`).join(", ");
  return `(${of("old")}) is distinct from (${of("new")})`;
};

export class Migration20261125014600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "price_log_entry" ("id" text not null default 'prlog_' || gen_random_uuid(), "price_id" text not null, "price_set_id" text not null, "number" integer not null, "cause" text check ("cause" in ('opening', 'set', 'removed')) not null, "cents" integer not null, "currency_code" text not null, "tax_inclusive" boolean not null, "min_quantity" numeric null, "conditional" boolean not null, "price_list_id" text null, "price_list_type" text null, "price_list_active" boolean null, "valid_from" timestamptz not null, "valid_until" timestamptz null, "created_at" timestamptz not null default clock_timestamp(), "updated_at" timestamptz not null default clock_timestamp(), "deleted_at" timestamptz null, constraint "price_log_entry_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_price_log_entry_price_set_id_number_unique" ON "price_log_entry" ("price_set_id", "number") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_price_log_entry_price_id" ON "price_log_entry" ("price_id") WHERE deleted_at IS NULL;`,
    );

    // written by hand: the database writes the log itself, so that no price change can bypass it
    this.addSql(
      `create or replace function "write_price_log"(priced price, cause text) returns void as $$
        -- entries of a set of prices are numbered one after the other: who comes second waits
        select from price_set where id = priced.price_set_id for no key update;
        insert into price_log_entry (price_id, price_set_id, number, cause, cents, currency_code, tax_inclusive, min_quantity,
          conditional, price_list_id, price_list_type, price_list_active, valid_from, valid_until)
        select priced.id, priced.price_set_id,
          coalesce((select max(number) from price_log_entry where price_set_id = priced.price_set_id and deleted_at is null), 0) + 1,
          cause, round(priced.amount * 100), priced.currency_code,
          coalesce((select bool_or(is_tax_inclusive) from price_preference
            where attribute = 'currency_code' and value = priced.currency_code and deleted_at is null), false),
          priced.min_quantity, coalesce(priced.rules_count, 0) > 0 or coalesce(list.rules_count, 0) > 0,
          priced.price_list_id, list.type, list.status = 'active', coalesce(list.starts_at, clock_timestamp()), list.ends_at
        from (select) as one left join price_list list on list.id = priced.price_list_id;
      $$ language sql;`,
    );
    this.addSql(
      `create or replace function "log_price"() returns trigger as $$
        begin
          if tg_op = 'DELETE' then
            if old.deleted_at is null then perform write_price_log(old, 'removed'); end if;
          elsif new.deleted_at is not null then
            if tg_op = 'UPDATE' and old.deleted_at is null then perform write_price_log(new, 'removed'); end if;
          elsif tg_op = 'INSERT' or ${isChanged(priceFields)} then
            perform write_price_log(new, 'set');
          end if;
          return null;
        end;
      $$ language plpgsql;`,
    );
    this.addSql(
      `create or replace function "log_price_list"() returns trigger as $$
        declare
          priced price;
        begin
          if ${isChanged(listFields)} then
            for priced in select * from price where price_list_id = new.id and deleted_at is null order by price_set_id, id loop
              perform write_price_log(priced, 'set');
            end loop;
          end if;
          return null;
        end;
      $$ language plpgsql;`,
    );
    this.addSql(
      `create or replace trigger "log_price" after insert or update or delete on "price" for each row execute function "log_price"();`,
    );
    this.addSql(
      `create or replace trigger "log_price_list" after update on "price_list" for each row execute function "log_price_list"();`,
    );
    this.addSql(
      `create or replace function "price_log_is_final"() returns trigger as $$ begin raise exception 'The log of prices is neither changed nor deleted'; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create or replace trigger "price_log_entry_is_final" before update or delete on "price_log_entry" for each row execute function "price_log_is_final"();`,
    );

    // log the current prices of an existing shop; the triggers' locks prevent changes in the meantime
    this.addSql(
      `select write_price_log(priced, 'opening') from price priced
        where deleted_at is null and not exists (select from price_log_entry known where known.price_id = priced.id);`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists "log_price" on "price";`);
    this.addSql(`drop trigger if exists "log_price_list" on "price_list";`);
    this.addSql(`drop function if exists "log_price";`);
    this.addSql(`drop function if exists "log_price_list";`);
    this.addSql(`drop function if exists "write_price_log";`);
    this.addSql(`drop table if exists "price_log_entry" cascade;`);
    this.addSql(`drop function if exists "price_log_is_final";`);
  }
}
