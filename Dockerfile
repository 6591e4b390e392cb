# syntax=docker/dockerfile:1
# The shop as three images: commerce (server and worker), storefront, and operations (migrations, backup, restore). The fourth, storage,
# is needed only if uploads are stored in a self-hosted bucket (profile "storage" of docker-compose.yml).
#
#   docker build --target commerce .
#
# pnpm-lock.yaml pins the packages; for a byte-identical base image, set NODE_IMAGE to an image with its digest.
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS base
ENV CI=true COREPACK_ENABLE_DOWNLOAD_PROMPT=0 COREPACK_HOME=/opt/corepack
WORKDIR /shop
COPY package.json ./
RUN corepack enable && corepack install && chmod -R a+rX /opt/corepack

FROM base AS manifests
COPY pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
COPY contract/package.json contract/
COPY commerce/package.json commerce/
COPY storefront/package.json storefront/

# everything, including the development dependencies
FROM base AS build
COPY . .
RUN node scripts/build.mjs

FROM manifests AS commerce-packages
RUN pnpm install --frozen-lockfile --prod --ignore-scripts --filter commerce...

FROM manifests AS storefront-packages
RUN pnpm install --frozen-lockfile --prod --ignore-scripts --filter storefront...

FROM ${NODE_IMAGE} AS commerce
ENV NODE_ENV=production DATA_DIR=/data XDG_CONFIG_HOME=/tmp/config MEDUSA_DISABLE_TELEMETRY=true
WORKDIR /shop
RUN install --directory --owner=node --group=node /data
COPY --from=commerce-packages /shop ./
COPY --from=build /shop/demo-company.json ./
COPY --from=build /shop/contract/dist contract/dist
COPY --from=build /shop/commerce/texts commerce/texts
COPY --from=build /shop/commerce/pictures commerce/pictures
COPY --from=build /shop/commerce/.medusa commerce/.medusa
WORKDIR /shop/commerce/.medusa/server
USER node
EXPOSE 9000
VOLUME /data
CMD ["node", "--max-semi-space-size=64", "/shop/commerce/node_modules/@medusajs/cli/cli.js", "start", "--host", "0.0.0.0"]

FROM ${NODE_IMAGE} AS storefront
ENV NODE_ENV=production DATA_DIR=/data LISTEN_ADDRESS=0.0.0.0
WORKDIR /shop
RUN install --directory --owner=node --group=node /data
COPY --from=storefront-packages /shop ./
COPY --from=build /shop/storefront/pictures storefront/pictures
COPY --from=build /shop/storefront/build storefront/build
WORKDIR /shop/storefront
USER node
EXPOSE 3000
VOLUME /data
CMD ["node", "build/main.js"]

# A new volume inherits the owner of the image's folder at its mount point; the gateway's own image has no folder that belongs to an
# unprivileged user.
FROM versity/versitygw:v1.8.0 AS storage
ENV DATA_DIR=/data
RUN install -d -o 1000 -g 1000 /data
COPY operations/storage.sh /
USER 1000:1000
EXPOSE 7070
VOLUME /data
ENTRYPOINT ["/bin/sh", "/storage.sh"]

# Needs the sources: migrations run from them, and backups are checked against them. The sources are owned by the runtime user, because
# Medusa's migrations create a folder in each package that does not have one.
FROM base AS operations
ENV DATA_DIR=/data BACKUP_DIR=/backups
RUN install --directory --owner=node --group=node /data /backups
COPY --from=build --chown=node:node /shop ./
USER node
VOLUME /data /backups
CMD ["node", "scripts/migrate.mjs"]
