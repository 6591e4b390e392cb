import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";

export interface StatusChange<Status extends string> {
  id: string;
  status: Status;
}

/** How the status of one kind of row is read and written. */
interface StatusOf<Status extends string, Row extends StatusChange<Status>> {
  /** Name of the workflow, e.g. "set-message-status". */
  name: string;
  /** @throws NOT_FOUND */
  read: (container: MedusaContainer, id: string) => Promise<Row>;
  write: (container: MedusaContainer, change: StatusChange<Status>) => Promise<unknown>;
  /** Event emitted after the change, and its data; no event when omitted. */
  emits?: { eventName: string; data: (row: Row) => Record<string, string> };
}

/**
 * Creates a workflow that sets the status of a row, and restores the old one when it is rolled back. It returns its
 * input, and throws NOT_FOUND for an unknown id.
 */
export function createSetStatusWorkflow<Status extends string, Row extends StatusChange<Status>>({
  name,
  read,
  write,
  emits,
}: StatusOf<Status, Row>) {
  const setStatusStep = createStep(
    name,
    async (change: StatusChange<Status>, { container }) => {
      const before = await read(container, change.id);
      await write(container, change);
      return new StepResponse(emits?.data(before) ?? {}, { id: change.id, status: before.status });
    },
    async (before: StatusChange<Status> | undefined, { container }) => {
      if (before) await write(container, before);
    },
  );
  return createWorkflow(name, (change: StatusChange<Status>) => {
    const data = setStatusStep(change);
    if (emits) emitEventStep({ eventName: emits.eventName, data });
    return new WorkflowResponse(transform(change, ({ id, status }) => ({ id, status })));
  });
}
