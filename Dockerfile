# One image per service, all from the same layers: `docker build --target gateway -t iban-pruefer/gateway .`
# docs/DEPLOYMENT.md describes how they run. `npm run check:images` builds and runs them;
# infra/deploy/e2e/image.rounds.e2e.mjs runs these steps without a builder.

ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# Installs the packages of the build. The image has Node but no server of `npm start`.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY clients/typescript/package.json clients/typescript/
COPY frontend/package.json frontend/
COPY infra/package.json infra/
COPY services/auth-service/package.json services/auth-service/
COPY services/cms-service/package.json services/cms-service/
COPY services/gateway/package.json services/gateway/
COPY services/keys-service/package.json services/keys-service/
COPY services/log-service/package.json services/log-service/
COPY services/validation-service/package.json services/validation-service/
COPY services/worker/package.json services/worker/
COPY services/shared/banks/package.json services/shared/banks/
COPY services/shared/contracts/package.json services/shared/contracts/
COPY services/shared/iban/package.json services/shared/iban/
COPY services/shared/openapi/package.json services/shared/openapi/
COPY services/shared/platform/package.json services/shared/platform/
COPY services/shared/testkit/package.json services/shared/testkit/
# Build secrets: `ca` is a company's certificate authority (PEM), `npmrc` is npm's configuration. No layer contains them.
RUN --mount=type=secret,id=ca --mount=type=secret,id=npmrc \
  if [ -f /run/secrets/ca ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca; fi; \
  NPM_CONFIG_USERCONFIG=/run/secrets/npmrc npm ci --ignore-scripts --include=dev --include=optional --loglevel=error

FROM packages AS build
COPY . .
RUN npm run build

# Keeps the built services and the packages that they import.
FROM build AS production
RUN rm -rf services/*/src services/*/e2e services/shared/*/src services/shared/*/e2e services/shared/testkit && node infra/deploy/remove-unused-packages.mjs

# Runs read-only with a writable /tmp, as account 1000, which the Node image has.
FROM ${NODE_IMAGE} AS base
ENV NODE_ENV=production
ENV TZ=UTC
ENV MALLOC_ARENA_MAX=2
ENV HOST=0.0.0.0
ENV PORT=8080
ENV OPS_PORT=9090
WORKDIR /app
COPY package.json ./
COPY --from=production /app/node_modules node_modules
COPY --from=production /app/services/shared services/shared
COPY infra/deploy/health.mjs infra/deploy/health.mjs
USER 1000:1000
EXPOSE 8080 9090
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/app/infra/deploy/health.mjs"]

FROM base AS gateway
COPY --from=build /app/frontend/dist frontend/dist
COPY --from=production /app/services/gateway services/gateway
ENV FRONTEND_DIR=/app/frontend/dist
WORKDIR /app/services/gateway
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=64", "--no-parallel-scavenge", "--heap-growing-percent=200", "--max-old-space-size=512", "dist/main.js"]

FROM base AS validation-service
COPY --from=production /app/services/validation-service services/validation-service
WORKDIR /app/services/validation-service
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=64", "--no-parallel-scavenge", "--heap-growing-percent=200", "--max-old-space-size=512", "dist/main.js"]

FROM base AS keys-service
COPY --from=production /app/services/keys-service services/keys-service
WORKDIR /app/services/keys-service
CMD ["node", "--min-semi-space-size=2", "--max-semi-space-size=2", "--no-parallel-scavenge", "--max-old-space-size=256", "--v8-pool-size=1", "dist/main.js"]

FROM base AS auth-service
COPY --from=production /app/services/auth-service services/auth-service
WORKDIR /app/services/auth-service
CMD ["node", "--min-semi-space-size=2", "--max-semi-space-size=2", "--no-parallel-scavenge", "--max-old-space-size=256", "--v8-pool-size=1", "dist/main.js"]

FROM base AS cms-service
COPY --from=production /app/services/cms-service services/cms-service
WORKDIR /app/services/cms-service
CMD ["node", "--min-semi-space-size=2", "--max-semi-space-size=2", "--no-parallel-scavenge", "--max-old-space-size=256", "--v8-pool-size=1", "dist/main.js"]

FROM base AS log-service
COPY --from=production /app/services/log-service services/log-service
WORKDIR /app/services/log-service
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=32", "--no-parallel-scavenge", "--heap-growing-percent=80", "--max-old-space-size=512", "dist/main.js"]

FROM base AS worker
# A new volume starts as a copy of this folder, so every account may create a folder in it. /app belongs to root.
USER 0:0
RUN mkdir -m 1777 backups
USER 1000:1000
COPY --from=production /app/services/worker services/worker
WORKDIR /app/services/worker
CMD ["node", "--min-semi-space-size=2", "--max-semi-space-size=16", "--no-parallel-scavenge", "--max-old-space-size=256", "--v8-pool-size=1", "dist/main.js"]

# Runs before every start of a new version: brings the database up to date, creates the first admin and ends.
FROM base AS prepare
COPY infra/package.json infra/
COPY infra/shared infra/shared
COPY infra/start infra/start
COPY infra/deploy infra/deploy
COPY --from=production /app/services services
HEALTHCHECK NONE
CMD ["node", "infra/deploy/prepare.mjs"]
