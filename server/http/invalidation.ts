import { z } from 'zod'
import { everything, invalidationChannel } from '#platform/cache/channel.ts'
import { log } from '#platform/log.ts'
import { createExpiry, type ExpiryOptions } from './expiry.ts'
import { listenForNotifications } from './notifications.ts'
import type { Readiness } from './probes.ts'

const messageSchema = z.object({ tags: z.array(z.string().min(1)).min(1) })

/** The tags a message names. A message nobody understands may have meant anything. */
function tagsOf(payload: string): readonly string[] {
  try {
    return messageSchema.parse(JSON.parse(payload)).tags
  } catch {
    log.warn({ length: payload.length }, 'invalidation not understood, everything expires')
    return [everything]
  }
}

export type InvalidationOptions = ExpiryOptions & { readonly connectionString: string }

export type Invalidation = {
  /** Expires tags in this process only. */
  expire(tags: readonly string[]): void
  /** Resolves when everything that arrived so far has expired. */
  whenSettled(): Promise<void>
  /** Not ready while changes made elsewhere would not arrive. */
  readiness(): Readiness
  close(): Promise<void>
}

/** Expires in this process what any process changed. Whatever was missed while not listening, everything expires. */
export async function startInvalidation(options: InvalidationOptions): Promise<Invalidation> {
  const expiry = createExpiry(options)
  const notifications = listenForNotifications({
    connectionString: options.connectionString,
    channel: invalidationChannel,
    onMessage: (payload) => expiry.expire(tagsOf(payload)),
    onGap: () => expiry.expire([everything]),
  })
  await notifications.firstAttempt
  return {
    expire: expiry.expire,
    whenSettled: expiry.whenSettled,
    readiness: () =>
      notifications.connected
        ? { ready: true, reasons: [] }
        : { ready: false, reasons: ['Changes made elsewhere do not arrive: not listening to the database.'] },
    async close() {
      expiry.close()
      await notifications.close()
    },
  }
}
