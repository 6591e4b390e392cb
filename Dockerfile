# syntax=docker/dockerfile:1
# The shop as three images: commerce (server and worker), storefront, and operations (tables, backup, restore). A fourth, storage, is
# wanted only by a shop that keeps its uploads in a bucket of its own (profile "storage" of docker-compose.yml).
#
#   docker build --target commerce .
#
# What they are made of is fixed by pnpm-lock.yaml; for the same base to the byte, give NODE_IMAGE with its digest.
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

# everything, with what tests and builds need
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
CMD ["node", "/shop/commerce/node_modules/@medusajs/cli/cli.js", "start", "--host", "0.0.0.0"]

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
CMD ["node", "build/server.js"]

# a volume takes over whom the folder belongs to; the gateway's own image has none for a user without rights
FROM versity/versitygw:v1.8.0 AS storage
ENV DATA_DIR=/data
RUN install -d -o 1000 -g 1000 /data
COPY operations/storage.sh /
USER 1000:1000
EXPOSE 7070
VOLUME /data
ENTRYPOINT ["/bin/sh", "/storage.sh"]

# needs the sources: migrations run from them, and backups are checked against them. They belong to the user, because Medusa's
# migrations make a folder in each package that has none
FROM base AS operations
ENV DATA_DIR=/data BACKUP_DIR=/backups
RUN install --directory --owner=node --group=node /data /backups
COPY --from=build --chown=node:node /shop ./
USER node
VOLUME /data /backups
CMD ["node", "scripts/migrate.mjs"]
