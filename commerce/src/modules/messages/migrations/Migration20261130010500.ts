import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Messages may be about company gifts. */
export class Migration20261130010500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "contact_message" drop constraint if exists "contact_message_topic_check";`);
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_topic_check" check ("topic" in ('order', 'product', 'visit', 'trade', 'company_gifts', 'other'));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "contact_message" drop constraint if exists "contact_message_topic_check";`);
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_topic_check" check ("topic" in ('order', 'product', 'visit', 'trade', 'other'));`,
    );
  }
}
