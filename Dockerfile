FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
# Everything here ships ready binaries, so that nobody's script runs on installing it.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts && node scripts/copy-runtime.ts /app

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Firstlook"
# Two heaps of the C library instead of eight for each processor: memory that would never be given back.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app /app
RUN mkdir -p /data .cache && chown node:node /data .cache
# Compiled code for a quick start, made by the user and with the flags of the start, and writable to nobody later.
USER node
RUN ["node", "--max-semi-space-size=8", "service/warm-cache.ts"]
USER root
RUN chown -R root:root .cache && chmod -R a+rX,go-w .cache
# Share cards bring their fonts; without a file like this their drawing complains in the log.
RUN mkdir -p /etc/fonts && echo '<?xml version="1.0"?><fontconfig><cachedir>/tmp/fonts</cachedir></fontconfig>' > /etc/fonts/fonts.conf
# The one place that is written to; everything else may be read-only.
VOLUME /data
USER node
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 CMD ["node", "service/check-health.ts"]
# No browser is installed here: see “A browser for websites that need script” in docs/operations.md.
# PUBLIC_ORIGIN has no default: without it the start says so and ends.
CMD ["node", "--max-semi-space-size=8", "service/main.ts"]
