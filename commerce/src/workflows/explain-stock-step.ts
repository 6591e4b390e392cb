import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { STOCK_MOVEMENTS_MODULE } from "../modules/stock-movements";
import type { StockMovementsService } from "../modules/stock-movements/service";
import type { StockExplanation } from "../modules/stock-movements/movement-types";

/**
 * Records why the previous steps changed the stock. Reverting them later creates a movement of its own; a recorded
 * reason stays.
 */
export const explainStockStep = createStep(
  "explain-stock",
  async (explanations: readonly StockExplanation[], { container }) => {
    const movements: StockMovementsService = container.resolve(STOCK_MOVEMENTS_MODULE);
    for (const explanation of explanations) await movements.explain(explanation);
    return new StepResponse(null);
  },
);
