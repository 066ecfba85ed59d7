import type { Payload } from 'payload'
import { z } from 'zod'
import { channels } from '../channels.ts'
import { deadLetters, deliveryQueues } from '../queues.ts'
import { attemptDelivery } from './attempt.ts'
import { giveUp } from './stored-delivery.ts'

/** A job of a queue, as it was found there. */
type FoundJob = { readonly data: unknown; readonly signal: AbortSignal }

type QueueWork = { readonly queue: string; readonly run: (job: FoundJob) => Promise<void> }

const dataSchema = z.object({ key: z.uuid() })

/** What the deliverer does with the jobs of each queue. A job that throws is tried again. */
export function deliveryJobs(payload: Payload): QueueWork[] {
  return [
    ...deliveryQueues.map(({ name }) => ({
      queue: name,
      run: ({ data, signal }: FoundJob) =>
        attemptDelivery(payload, dataSchema.parse(data).key, channels, { signal }),
    })),
    { queue: deadLetters, run: ({ data }) => giveUp(payload, dataSchema.parse(data).key) },
  ]
}
