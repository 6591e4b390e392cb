import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProductCategory, DetailWidgetProps } from "@medusajs/framework/types";
import { SlugForm } from "../components/slug-form";

const CategorySlugs = ({ data }: DetailWidgetProps<AdminProductCategory>) => (
  <SlugForm kind="category" id={data.id} />
);

export const config = defineWidgetConfig({ zone: "product_category.details.side.after" });

export default CategorySlugs;
