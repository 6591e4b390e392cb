import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126200000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "refund_account" drop constraint if exists "refund_account_given_by_check";`);
    this.addSql(`alter table if exists "refund_account" add constraint "refund_account_given_by_check" check ("given_by" in ('buyer', 'owner', 'statement'));`);
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "refund_account" where "given_by" = 'statement';`);
    this.addSql(`alter table if exists "refund_account" drop constraint if exists "refund_account_given_by_check";`);
    this.addSql(`alter table if exists "refund_account" add constraint "refund_account_given_by_check" check ("given_by" in ('buyer', 'owner'));`);
  }

}
