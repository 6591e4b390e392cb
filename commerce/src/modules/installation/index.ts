import { Module } from "@medusajs/framework/utils";
import { InstallationService } from "./service";

/** Name of the module in the container. */
export const INSTALLATION_MODULE = "installation";

export default Module(INSTALLATION_MODULE, { service: InstallationService });
