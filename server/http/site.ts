import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import next from 'next'
import { knownParameters as siteParameters } from '#features/site/site-map/addresses.ts'
import { day, daylight } from '#platform/cache/channel.ts'
import { type Config, config } from '#platform/process/config.ts'
import { createClock, midnightAfter } from '#platform/time/clock.ts'
import { daylightChangeAfter } from '#platform/time/daylight.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { createAccessLog } from './entry/access-log.ts'
import { drain, trackUpgrades } from './entry/drain.ts'
import { createHttpServer } from './entry/http-server.ts'
import { createRequestListener } from './entry/listener.ts'
import { maskedPrefixes } from './entry/masked-paths.ts'
import { allReady, createDatabaseProbe } from './entry/readiness.ts'
import { runAtEachTurn } from './invalidation/day-turn.ts'
import { type Invalidation, startInvalidation } from './invalidation/invalidation.ts'
import { revalidateWith } from './invalidation/revalidate.ts'
import { createRenderQueue } from './limits/render-queue.ts'
import { createSignInLimit } from './limits/sign-in-limit.ts'
import { bodyPaces } from './limits/slow-body.ts'
import { createUploadSlots } from './limits/upload-slots.ts'
import { answerDirectRoutes } from './next/direct-handler.ts'
import { trackRenders } from './next/renders.ts'
import { warmUpSoon } from './next/warm-up.ts'
import type { PageKeyRules } from './pages/page-key.ts'
import { createPageStore } from './pages/page-store.ts'
import { createResponseCaches } from './pages/response-caches.ts'

/** Time for running requests to finish on shutdown, in milliseconds. */
const drainMs = 8_000

/** Maximum sign-in attempts a minute from one network. */
const maxSignInsPerMinute = 60

/** Forms with files that may arrive at once. */
const uploadLimits = { perNetwork: 20, total: 120 }

/**
 * Pages that are rendered at once for one client network, and further ones that wait. A crawler with some connections
 * stays below.
 */
const renderLimits = { maxRunning: 2, maxWaiting: 30 }

const projectFolder = path.resolve(import.meta.dirname, '../..')

export type SiteOptions = Partial<PageKeyRules> & { readonly dev: boolean }

export type Site = {
  readonly port: number
  /** Stops accepting requests, lets running ones finish, then closes the database connections. */
  close(): Promise<void>
}

/** Returns the settings that the start must have provided. */
function requireSettings(values: Config): { connectionString: string; internalSecret: string } {
  const { databaseUrl, internalSecret } = values
  if (!databaseUrl || !internalSecret)
    throw new Error('DATABASE_URL and INTERNAL_SECRET must be provided before the site starts.')
  return { connectionString: databaseUrl, internalSecret }
}

async function prepareNext(dev: boolean, server: Server) {
  // Next handles every web socket of its server. Only the development server has any.
  const httpServer = dev ? server : createServer()
  // With a host name or port Next treats its own rewrites as external.
  const app = next({ dev, dir: projectFolder, quiet: !dev, httpServer })
  await app.prepare()
  return app
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new OperatorError(`Port ${port} is already in use. Set PORT to another port.`) : error)
    })
    server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port))
  })
}

/** Serves the site. Resolves when it accepts requests. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { dev, knownParameters = siteParameters } = options
  const values = config()
  const { connectionString, internalSecret } = requireSettings(values)
  const { siteUrl, trustedProxies, cdnKeysOnLanguage } = values

  const accessLog = createAccessLog({ maskedPrefixes })
  const server = createHttpServer(accessLog)
  const cutUpgrades = dev ? trackUpgrades(server) : () => {}
  const app = await prepareNext(dev, server)
  const untrackedHandler = app.getRequestHandler()
  const trackedHandler = trackRenders(untrackedHandler)
  const { handle } = trackedHandler
  const caches = createResponseCaches({
    ...{ handle, siteUrl, cdnKeysOnLanguage },
    pageStore: createPageStore(values.pageCacheBytes),
  })
  const invalidation: Invalidation = await startInvalidation({
    connectionString,
    purgePages: caches.purge,
    revalidate: revalidateWith(handle, siteUrl, internalSecret),
    pendingRenders: trackedHandler.pendingRenders,
  })
  const clock = createClock({ startAt: values.clock })
  const stopTimers = [
    runAtEachTurn(midnightAfter, clock, () => invalidation.expire([day])),
    runAtEachTurn(daylightChangeAfter, clock, () => invalidation.expire([daylight])),
  ]
  const probe = createDatabaseProbe(connectionString)
  const listener = createRequestListener({
    ...{ accessLog, siteUrl, trustedProxies, dev, knownParameters, bodyPaces },
    // The development server compiles routes anew when they change.
    handle: dev ? handle : answerDirectRoutes(handle),
    caches: dev ? undefined : caches,
    signInLimit: createSignInLimit(maxSignInsPerMinute),
    uploadSlots: createUploadSlots(uploadLimits),
    renderQueue: dev ? undefined : createRenderQueue(renderLimits),
    readiness: async () => allReady([await probe.check(), invalidation.readiness()]),
  })
  server.on('request', listener)

  const release = async () => {
    for (const stop of stopTimers) stop()
    await Promise.allSettled([invalidation.close(), probe.close(), app.close()])
    accessLog.close()
  }
  const port = await listen(server, values).catch(async (error: unknown) => {
    await release()
    throw error
  })
  // Untracked: a purge of pages must not wait for it.
  if (!dev) stopTimers.push(warmUpSoon(untrackedHandler, siteUrl))
  return {
    port,
    async close() {
      cutUpgrades()
      await drain(server, drainMs)
      await release()
    },
  }
}
