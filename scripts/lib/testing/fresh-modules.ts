/**
 * Runs before each unit test file. Files of one worker share loaded packages, which are expensive to load; the shop's
 * own modules are loaded again for each file, so that their state does not leak between files.
 */
import { vi } from "vitest";

vi.resetModules();
