import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120155928 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "slug" drop constraint if exists "slug_kind_check";`);

    this.addSql(`alter table if exists "slug" add constraint "slug_kind_check" check("kind" in ('product', 'category', 'post', 'page'));`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "slug" drop constraint if exists "slug_kind_check";`);

    this.addSql(`alter table if exists "slug" add constraint "slug_kind_check" check("kind" in ('product', 'category'));`);
  }

}
