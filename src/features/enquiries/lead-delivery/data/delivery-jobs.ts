import type { Payload } from 'payload'
import { z } from 'zod'
import { channels } from '../channels.ts'
import { deadLetters, deliveryQueues } from '../queues.ts'
import { attemptDelivery } from './attempt.ts'
import { markNeedsAttention } from './stored-delivery.ts'

type QueuedJob = { readonly data: unknown; readonly signal: AbortSignal }

type QueueHandler = { readonly queue: string; readonly run: (job: QueuedJob) => Promise<void> }

const dataSchema = z.object({ key: z.uuid() })

/** Returns the handlers the worker runs for each queue. A job that throws is retried. */
export function deliveryJobs(payload: Payload): QueueHandler[] {
  return [
    ...deliveryQueues.map(({ name }) => ({
      queue: name,
      run: ({ data, signal }: QueuedJob) =>
        attemptDelivery(payload, dataSchema.parse(data).key, channels, { signal }),
    })),
    { queue: deadLetters, run: ({ data }) => markNeedsAttention(payload, dataSchema.parse(data).key) },
  ]
}
