#!/bin/sh
# A new version on a machine that runs docker-compose.yml, without the shop being away: fetch it (git pull), then run this.
#
# Tables first, while the old servers still answer; then the parts of the shop one after the other, each only when the one before it is
# healthy. A storefront that is told to stop lets Caddy know and answers what it has taken (DRAIN_SECONDS); the other one goes on. While commerce
# is replaced, pages come from memory, and what is pressed waits for it.
set -eu
cd "$(dirname "$0")/.."

docker compose build
docker compose run --rm backup
docker compose run --rm migrate
for part in commerce worker storefront-1 storefront-2; do
  docker compose up --detach --no-deps --wait "$part"
done
docker compose up --detach --wait
