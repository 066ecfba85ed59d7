import { z } from 'zod'
import { everything, invalidationChannel } from '#platform/cache/channel.ts'
import { log } from '#platform/process/log.ts'
import type { Readiness } from '../entry/probes.ts'
import { createExpiry, type ExpiryOptions } from './expiry.ts'
import { listenForNotifications } from './notifications.ts'

const messageSchema = z.object({ tags: z.array(z.string().min(1)).min(1) })

/** Reads the tags of a message; an invalid message expires everything. */
function parseTags(payload: string): readonly string[] {
  try {
    return messageSchema.parse(JSON.parse(payload)).tags
  } catch {
    log.warn({ length: payload.length }, 'invalidation message invalid, expiring everything')
    return [everything]
  }
}

export type InvalidationOptions = ExpiryOptions & { readonly connectionString: string }

export type Invalidation = {
  /** Expires tags in this process only. */
  expire(tags: readonly string[]): void
  /** Resolves when all tags received so far have expired. */
  whenSettled(): Promise<void>
  /** Not ready while invalidations of other processes do not arrive. */
  readiness(): Readiness
  close(): Promise<void>
}

/** Expires in this process the tags that any process changed. After a lost connection everything expires. */
export async function startInvalidation(options: InvalidationOptions): Promise<Invalidation> {
  const expiry = createExpiry(options)
  const notifications = listenForNotifications({
    connectionString: options.connectionString,
    channel: invalidationChannel,
    onMessage: (payload) => expiry.expire(parseTags(payload)),
    onGap: () => expiry.expire([everything]),
  })
  await notifications.firstAttempt
  return {
    expire: expiry.expire,
    whenSettled: expiry.whenSettled,
    readiness: () =>
      notifications.connected
        ? { ready: true, reasons: [] }
        : { ready: false, reasons: ['Cache invalidations do not arrive: not listening to the database.'] },
    async close() {
      expiry.close()
      await notifications.close()
    },
  }
}
