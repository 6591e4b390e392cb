import {
  ArchiveBox,
  ArrowUturnLeft,
  BuildingStorefront,
  Calendar,
  ChartBar,
  Clock,
  CurrencyDollar,
  Envelope,
  EnvelopeContent,
  ExclamationCircle,
  FolderOpen,
  Gift,
  Newspaper,
  PaperPlane,
  Phone,
  ReceiptPercent,
  ShoppingBag,
  ShoppingCart,
  SquaresPlus,
  Star,
  Sun,
  Tag,
  Trash,
  User,
  Users,
} from "@medusajs/icons";
import type { ComponentType } from "react";
import type { Today } from "../../features/today/read-today";

interface MenuPage {
  to: string;
  /** Key of its title. */
  title: string;
  Icon: ComponentType;
  /** How much is waiting there. */
  waiting?: (today: Today) => number;
}

export interface MenuGroup {
  name: string;
  pages: readonly MenuPage[];
}

/** Every page of the menu, in the order in which daily work needs them; a role sees those it may open. */
export const menuGroups: readonly MenuGroup[] = [
  {
    name: "daily",
    pages: [
      { to: "/today", title: "today.title", Icon: Sun, waiting: ({ to_pack: { count } }) => count },
      { to: "/order-list", title: "orderList.title", Icon: ShoppingCart },
      { to: "/new-order", title: "newOrder.title", Icon: Phone },
      {
        to: "/transfers",
        title: "transfers.title",
        Icon: CurrencyDollar,
        waiting: ({ transfers, refunds }) => transfers.count + refunds.count,
      },
      {
        to: "/withdrawals",
        title: "withdrawals.title",
        Icon: ArrowUturnLeft,
        waiting: ({ withdrawals: { count } }) => count,
      },
    ],
  },
  {
    name: "buyers",
    pages: [
      {
        to: "/messages",
        title: "messages.title",
        Icon: Envelope,
        waiting: ({ open_messages: count }) => count,
      },
      { to: "/reviews", title: "reviews.title", Icon: Star, waiting: ({ pending_reviews: count }) => count },
      { to: "/waiting-list", title: "waitingList.title", Icon: Clock },
      { to: "/newsletter", title: "newsletter.title", Icon: EnvelopeContent },
    ],
  },
  {
    name: "goods",
    pages: [
      { to: "/product-list", title: "productList.title", Icon: ShoppingBag },
      { to: "/new-product", title: "newProduct.title", Icon: SquaresPlus },
      { to: "/category-list", title: "categoryList.title", Icon: FolderOpen },
      { to: "/food-labels", title: "foodLabel.title", Icon: ExclamationCircle },
      {
        to: "/stock",
        title: "stock.title",
        Icon: ArchiveBox,
        waiting: ({ low_stock: { count } }) => count,
      },
      { to: "/batches", title: "batches.title", Icon: Tag },
    ],
  },
  {
    name: "window",
    pages: [
      { to: "/content", title: "content.title", Icon: Newspaper },
      { to: "/codes", title: "codes.title", Icon: Gift },
    ],
  },
  {
    name: "books",
    pages: [
      { to: "/month-end", title: "monthEnd.title", Icon: Calendar },
      { to: "/invoices", title: "invoices.title", Icon: ReceiptPercent },
      { to: "/trends", title: "trends.title", Icon: ChartBar },
    ],
  },
  {
    name: "shop",
    pages: [
      { to: "/shop", title: "shopSettings.title", Icon: BuildingStorefront },
      { to: "/people", title: "people.title", Icon: Users },
      { to: "/mails", title: "mails.title", Icon: PaperPlane, waiting: ({ failed_mails: count }) => count },
      { to: "/erasure", title: "erasure.title", Icon: Trash },
      { to: "/settings/profile", title: "profile.domain", Icon: User },
    ],
  },
];
