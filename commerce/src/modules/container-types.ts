/** Types of the shop's modules in the container; nothing imports this file. */
import type { BACK_IN_STOCK_MODULE, BackInStockService } from "./back-in-stock";
import type { BANK_STATEMENTS_MODULE, BankStatementsService } from "./bank-statements";
import type { BATCHES_MODULE, BatchesService } from "./batches";
import type { BUYER_REQUESTS_MODULE, BuyerRequestsService } from "./buyer-requests";
import type { CONTENT_MODULE, ContentService } from "./content";
import type { ERASURES_MODULE, ErasuresService } from "./erasures";
import type { FOOD_LABELS_MODULE, FoodLabelsService } from "./food-labels";
import type { INSTALLATION_MODULE, InstallationService } from "./installation";
import type { INVOICES_MODULE, InvoicesService } from "./invoices";
import type { JOB_RUNS_MODULE, JobRunsService } from "./job-runs";
import type { LINE_REFUNDS_MODULE, LineRefundsService } from "./line-refunds";
import type { MAIL_MODULE, MailService } from "./mail";
import type { MESSAGES_MODULE, MessagesService } from "./messages";
import type { PAGE_CONTENT_MODULE, PageContentService } from "./page-content";
import type { PAYMENT_ISSUES_MODULE, PaymentIssuesService } from "./payment-issues";
import type { PRODUCT_DETAILS_MODULE, ProductDetailsService } from "./product-details";
import type { REFUND_TRANSFERS_MODULE, RefundTransfersService } from "./refund-transfers";
import type { REVIEWS_MODULE, ReviewsService } from "./reviews";
import type { SHOP_SETTINGS_MODULE, ShopSettingsService } from "./shop-settings";
import type { SLUGS_MODULE, SlugsService } from "./slugs";
import type { STAFF_MODULE, StaffService } from "./staff";
import type { STOCK_MOVEMENTS_MODULE, StockMovementsService } from "./stock-movements";
import type { TRANSFER_SENDERS_MODULE, TransferSendersService } from "./transfer-senders";
import type { WITHDRAWALS_MODULE, WithdrawalsService } from "./withdrawals";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [BACK_IN_STOCK_MODULE]: BackInStockService;
    [BANK_STATEMENTS_MODULE]: BankStatementsService;
    [BATCHES_MODULE]: BatchesService;
    [BUYER_REQUESTS_MODULE]: BuyerRequestsService;
    [CONTENT_MODULE]: ContentService;
    [ERASURES_MODULE]: ErasuresService;
    [FOOD_LABELS_MODULE]: FoodLabelsService;
    [INSTALLATION_MODULE]: InstallationService;
    [INVOICES_MODULE]: InvoicesService;
    [JOB_RUNS_MODULE]: JobRunsService;
    [LINE_REFUNDS_MODULE]: LineRefundsService;
    [MAIL_MODULE]: MailService;
    [MESSAGES_MODULE]: MessagesService;
    [PAGE_CONTENT_MODULE]: PageContentService;
    [PAYMENT_ISSUES_MODULE]: PaymentIssuesService;
    [PRODUCT_DETAILS_MODULE]: ProductDetailsService;
    [REFUND_TRANSFERS_MODULE]: RefundTransfersService;
    [REVIEWS_MODULE]: ReviewsService;
    [SHOP_SETTINGS_MODULE]: ShopSettingsService;
    [SLUGS_MODULE]: SlugsService;
    [STAFF_MODULE]: StaffService;
    [STOCK_MOVEMENTS_MODULE]: StockMovementsService;
    [TRANSFER_SENDERS_MODULE]: TransferSendersService;
    [WITHDRAWALS_MODULE]: WithdrawalsService;
  }
}
