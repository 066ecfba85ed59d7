import { randomUUID } from 'node:crypto'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { getPayload, type PayloadRequest } from 'payload'
import type { Client } from 'pg'
import { migrations } from '#cms/migrations/index.ts'
import payloadConfig from '#cms/payload.config.ts'
import { sessionsOf } from '#platform/payload-internals/postgres.ts'

/** Runs migrations of this version inside the caller's transaction. */
export type Migrator = {
  /** Runs exactly the named migrations, in the order of this version. */
  run(names: readonly string[]): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a migrator for the client's open transaction. Payload's own runner commits after every migration; this one does
 * not commit, so that a later failure also rolls back the migrations.
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
