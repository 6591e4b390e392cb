import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122163500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "outbox_mail" drop constraint if exists "outbox_mail_status_check";`);
    this.addSql(`update "outbox_mail" set "status" = 'suppressed' where "status" = 'withheld';`);
    this.addSql(
      `alter table if exists "outbox_mail" add constraint "outbox_mail_status_check" check("status" in ('queued', 'sending', 'sent', 'failed', 'suppressed'));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "outbox_mail" drop constraint if exists "outbox_mail_status_check";`);
    this.addSql(`update "outbox_mail" set "status" = 'withheld' where "status" = 'suppressed';`);
    this.addSql(
      `alter table if exists "outbox_mail" add constraint "outbox_mail_status_check" check("status" in ('queued', 'sending', 'sent', 'failed', 'withheld'));`,
    );
  }
}
