/**
 * @medusajs/types has optional peer dependencies (vite, ioredis) for a few type declarations. The storefront uses another
 * version of vite than the Medusa admin, so pnpm would install two copies of @medusajs/types. Medusa's packages, which do
 * not declare the copy they use, would mix both, and the container's types would become `unknown`.
 */
function readPackage(pkg) {
  if (pkg.name === "@medusajs/types") {
    pkg.peerDependencies = {};
    pkg.peerDependenciesMeta = {};
  }
  return pkg;
}

module.exports = { hooks: { readPackage } };
