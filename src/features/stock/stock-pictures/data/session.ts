import { drizzle, type NodePgDatabase } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { withExclusiveConnection } from '#platform/database/connection.ts'

/** A connection that belongs to one run. */
export type PictureSession = NodePgDatabase

export type PictureTransaction = Parameters<Parameters<PictureSession['transaction']>[0]>[0]

/** Unique among the advisory lock keys of the product. */
const runLock = 20_261_124

/**
 * Runs the work on a connection of its own, once at a time in the whole installation.
 *
 * @returns null without running the work, when it is running elsewhere
 */
export const withPictureSession = <Result>(
  connectionString: string,
  work: (session: PictureSession) => Promise<Result>,
): Promise<Result | null> =>
  withExclusiveConnection({ connectionString, statement_timeout: 300_000 }, runLock, (client) =>
    work(drizzle({ client })),
  )
