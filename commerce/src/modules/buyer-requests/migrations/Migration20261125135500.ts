import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Adds a separate flag for gifts; carts that already have a gift message are marked as gifts. */
export class Migration20261125135500 extends Migration {
  override up(): void {
    this.addSql(`alter table "buyer_request" add column if not exists "gift" boolean not null default false;`);
    this.addSql(`update "buyer_request" set "gift" = true where "gift_message" <> '';`);
  }

  override down(): void {
    this.addSql(`alter table "buyer_request" drop column if exists "gift";`);
  }
}
