import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121230542 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "outbox_mail" drop constraint if exists "outbox_mail_status_check";`);

    this.addSql(
      `alter table if exists "outbox_mail" add constraint "outbox_mail_status_check" check("status" in ('queued', 'sending', 'sent', 'failed', 'withheld'));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "outbox_mail" drop constraint if exists "outbox_mail_status_check";`);

    this.addSql(
      `alter table if exists "outbox_mail" add constraint "outbox_mail_status_check" check("status" in ('queued', 'sending', 'sent', 'failed'));`,
    );
  }
}
