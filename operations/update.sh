#!/bin/sh
# Rolling update of a machine that runs docker-compose.yml, without downtime: fetch the new version (git pull), then run this.
#
# Migrations run first, while the old servers still respond; then the services are replaced one after the other, each only when the
# previous one is healthy. A server that is stopped reports it to Caddy and completes its requests (DRAIN_SECONDS), while the other
# server of its kind takes over.
set -eu
cd "$(dirname "$0")/.."

docker compose build
docker compose run --rm backup
docker compose run --rm migrate
for part in commerce-1 commerce-2 worker storefront-1 storefront-2; do
  docker compose up --detach --no-deps --wait "$part"
done
# removes services that are no longer in docker-compose.yml
docker compose up --detach --wait --remove-orphans
