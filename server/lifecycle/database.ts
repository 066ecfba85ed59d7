import { config, provideConfig } from '#platform/config.ts'
import { type ClusterPlace, isDamage, unusableCluster } from '../postgres/damage.ts'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '../postgres/index.ts'
import type { Life } from './life.ts'
import { loadSecrets } from './secrets.ts'

/**
 * Starts what the configuration leaves to us (database, secrets) and provides it to this process and its
 * children. The caller holds the data folder. Does nothing when DATABASE_URL is set.
 *
 * @returns where the embedded database is kept.
 */
export async function provideOwnDatabase(life: Life): Promise<ClusterPlace | undefined> {
  const { databaseUrl, dataDir } = config()
  if (databaseUrl) return undefined
  await provideSecrets(dataDir)
  const server = await startEmbeddedPostgres({ dataDir })
  life.own({ name: 'Postgres', stop: () => server.stop(), kill: () => server.kill() })
  provideConfig({ DATABASE_URL: server.url })
  return server.place
}

/** Runs work on the database. Damaged files of the embedded one are reported with their place and the way out. */
export async function onOwnDatabase<Result>(
  place: ClusterPlace | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw place && isDamage(error) ? await unusableCluster(place, error) : error
  }
}

/** Provides the database and secrets of the site that is running on the data folder. */
export async function provideRunningDatabase(): Promise<void> {
  const { dataDir } = config()
  await provideSecrets(dataDir)
  provideConfig({ DATABASE_URL: await joinEmbeddedPostgres(dataDir) })
}

/** Secrets from the environment stay what they are. */
async function provideSecrets(dataDir: string): Promise<void> {
  const { payloadSecret, internalSecret } = config()
  const own = await loadSecrets(dataDir)
  provideConfig({
    PAYLOAD_SECRET: payloadSecret ?? own.PAYLOAD_SECRET,
    INTERNAL_SECRET: internalSecret ?? own.INTERNAL_SECRET,
  })
}
