/**
 * Runs before each file of unit tests. Files of one worker share what has been loaded of packages, which is what loading costs; the
 * shop's own modules are loaded anew for each file, so that none sees what another has left in them.
 */
import { vi } from "vitest";

vi.resetModules();
