import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124073500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" add column if not exists "taste" jsonb null, add column if not exists "contents" jsonb null, add column if not exists "occasions" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" drop column if exists "taste", drop column if exists "contents", drop column if exists "occasions";`);
  }

}
