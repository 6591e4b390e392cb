#!/bin/sh
# Updates a machine that runs docker-compose.yml to a new version without downtime: fetch the version (git pull), then run this script.
#
# Migrations run first, while the old servers still serve requests. Then the services are replaced one after the other, each only when
# the previous one is healthy. A server that is being stopped reports this to Caddy and finishes its accepted requests (DRAIN_SECONDS);
# the second server of its kind serves the rest.
set -eu
cd "$(dirname "$0")/.."

docker compose build
docker compose run --rm backup
docker compose run --rm migrate
for part in commerce-1 commerce-2 worker storefront-1 storefront-2; do
  docker compose up --detach --no-deps --wait "$part"
done
# removes services that are no longer part of the composition
docker compose up --detach --wait --remove-orphans
