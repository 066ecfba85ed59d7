import { config, provideConfig } from '#platform/process/config.ts'
import { type ClusterLocation, createUnusableClusterError, isDamage } from '../postgres/damage.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '../postgres/index.ts'
import type { Lifecycle } from './life.ts'
import { loadSecrets } from './secrets.ts'

/**
 * Starts the embedded database, loads the generated secrets, and provides both to this process and its children. The
 * caller must hold the data folder. Does nothing when DATABASE_URL is set.
 *
 * @returns the location of the embedded database, if it was started
 */
export async function provideEmbeddedDatabase(life: Lifecycle): Promise<ClusterLocation | undefined> {
  const { databaseUrl, dataDir } = config()
  if (databaseUrl) return undefined
  await provideSecrets(dataDir)
  const server = await startEmbeddedPostgres({ dataDir })
  life.addResources({ name: 'Postgres', stop: () => server.stop(), kill: () => server.kill() })
  provideConfig({ DATABASE_URL: server.url })
  return server.location
}

/** Runs work on the database. Reports damaged files of the embedded database with their location and the remedy. */
export async function runOnDatabase<Result>(
  location: ClusterLocation | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw location && isDamage(error) ? await createUnusableClusterError(location, error) : error
  }
}

/** Provides the database and secrets of a site that is running on the data folder. */
export async function provideRunningDatabase(): Promise<void> {
  const { dataDir } = config()
  await provideSecrets(dataDir)
  provideConfig({ DATABASE_URL: await findRunningPostgres(dataDir) })
}

/** Provides the generated secrets; secrets in the environment take precedence. */
async function provideSecrets(dataDir: string): Promise<void> {
  const { payloadSecret, internalSecret } = config()
  const generated = await loadSecrets(dataDir)
  provideConfig({
    PAYLOAD_SECRET: payloadSecret ?? generated.PAYLOAD_SECRET,
    INTERNAL_SECRET: internalSecret ?? generated.INTERNAL_SECRET,
  })
}
