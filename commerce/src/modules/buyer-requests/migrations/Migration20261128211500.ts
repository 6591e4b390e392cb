import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128211500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "buyer_request" add column if not exists "vies" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "buyer_request" drop column if exists "vies";`);
  }

}
