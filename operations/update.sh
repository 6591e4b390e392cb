#!/bin/sh
# A new version on a machine that runs docker-compose.yml, without the shop being away: fetch it (git pull), then run this.
#
# Tables first, while the old servers still answer; then the parts of the shop one after the other, each only when the one before it is
# healthy. A server that is told to stop lets Caddy know and answers what it has taken (DRAIN_SECONDS); the other one of its kind goes on.
set -eu
cd "$(dirname "$0")/.."

docker compose build
docker compose run --rm backup
docker compose run --rm migrate
for part in commerce-1 commerce-2 worker storefront-1 storefront-2; do
  docker compose up --detach --no-deps --wait "$part"
done
# a server that is no longer part of the composition goes
docker compose up --detach --wait --remove-orphans
