/**
 * @medusajs/types has optional peers (vite, ioredis) for a few declarations. The storefront has another vite than the
 * Medusa admin, so pnpm would install two copies, and Medusa's packages, which do not declare the one they read, would
 * mix them: the container's types then become `unknown`.
 */
function readPackage(pkg) {
  if (pkg.name === "@medusajs/types") {
    pkg.peerDependencies = {};
    pkg.peerDependenciesMeta = {};
  }
  return pkg;
}

module.exports = { hooks: { readPackage } };
