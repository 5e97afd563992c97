# The official server runs as a user that owns only its store; a new volume gets the owner of the folder.
FROM nats:2-alpine
RUN mkdir -p /data && chown 10001:10001 /data
USER 10001:10001
