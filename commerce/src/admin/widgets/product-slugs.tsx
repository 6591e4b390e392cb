import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { SlugForm } from "../components/slug-form";

const ProductSlugs = ({ data }: DetailWidgetProps<AdminProduct>) => <SlugForm kind="product" id={data.id} />;

export const config = defineWidgetConfig({ zone: "product.details.side.after" });

export default ProductSlugs;
