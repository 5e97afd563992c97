# The stock server as a user that owns nothing but its store; a new volume takes the folder's owner over.
FROM nats:2-alpine
RUN mkdir -p /data && chown 10001:10001 /data
USER 10001:10001
