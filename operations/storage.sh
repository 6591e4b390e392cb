#!/bin/sh
# Entry point of the service "storage" of docker-compose.yml: an S3 gateway that stores each object as a file below DATA_DIR.
# The bucket is a folder there, created on the first start; access requires the key given by the two secrets.
set -eu
mkdir -p "$DATA_DIR/${S3_BUCKET:?the name of the bucket, in .env}"
ROOT_ACCESS_KEY_ID=$(cat "$S3_ACCESS_KEY_ID_FILE")
ROOT_SECRET_ACCESS_KEY=$(cat "$S3_SECRET_ACCESS_KEY_FILE")
: "${ROOT_ACCESS_KEY_ID:?secrets/s3_access_key_id is empty}" "${ROOT_SECRET_ACCESS_KEY:?secrets/s3_secret_access_key is empty}"
export ROOT_ACCESS_KEY_ID ROOT_SECRET_ACCESS_KEY
exec versitygw --port :7070 --health /health --region "${S3_REGION:-us-east-1}" posix "$DATA_DIR"
