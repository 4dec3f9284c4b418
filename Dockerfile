# The image holds what runs and nothing else: no build tools, no tests, no sandbox platform.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY game/package.json game/
COPY contract/package.json contract/
COPY sentinel/package.json sentinel/
COPY platform/package.json platform/
COPY sandbox/package.json sandbox/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --omit=dev --workspace server --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data \
    NODE_OPTIONS=--max-semi-space-size=16 MALLOC_MMAP_THRESHOLD_=524288
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/server/node_modules server/node_modules
COPY package.json LICENSE ./
COPY game/package.json game/
COPY game/src game/src
COPY contract/package.json contract/
COPY contract/src contract/src
COPY sentinel/package.json sentinel/
COPY sentinel/src sentinel/src
COPY platform/package.json platform/
COPY platform/src platform/src
COPY server/package.json server/
COPY server/src server/src
COPY --from=build /app/web/dist web/dist
RUN find game contract sentinel platform server -name '*.test.ts' -delete \
    && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT||3000}/healthz`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "server/src/main.ts"]
