import { randomUUID } from 'node:crypto'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { getPayload, type PayloadRequest } from 'payload'
import type { Client } from 'pg'
import { migrations } from '#cms/migrations/index.ts'
import payloadConfig from '#cms/payload.config.ts'
import { sessionsOf } from '#platform/payload-internals/postgres.ts'

/** Runs migrations of this version inside a transaction of ours. */
export type Migrator = {
  /** Brings the database to these migrations and no others, in the order of this version. */
  run(names: readonly string[]): Promise<void>
  close(): Promise<void>
}

/**
 * A migrator for the client's open transaction. Payload's own runner commits after every migration; ours is part
 * of whatever the transaction does, so that a failure at the end undoes the migrations too.
 */
export async function openMigrator(client: Client): Promise<Migrator> {
  const transactionID = randomUUID()
  const payload = await getPayload({ config: payloadConfig, key: transactionID })
  const db = drizzle({ client })
  const sessions = sessionsOf(payload)
  sessions[transactionID] = { db, resolve: async () => {}, reject: async () => {} }
  const req = { payload, transactionID, context: {} } as unknown as PayloadRequest
  return {
    async run(names) {
      for (const migration of migrations.filter(({ name }) => names.includes(name))) {
        await migration.up({ db: db as unknown as Parameters<typeof migration.up>[0]['db'], payload, req })
      }
    },
    async close() {
      delete sessions[transactionID]
      await payload.destroy()
    },
  }
}
