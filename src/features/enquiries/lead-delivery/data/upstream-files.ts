import { z } from 'zod'
import type { EnquiryFile } from '#features/enquiries/enquiries/index.ts'
import { createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'
import { ServiceFailure } from '#platform/service/failure.ts'
import type { Delivery } from '../delivery-channel.ts'
import { endpoint, postOrRefuse, type UpstreamService } from './upstream-request.ts'

/** Reads the content of a file by its key. */
type ReadFile = (key: string) => Promise<Uint8Array<ArrayBuffer>>

/** Sends the files of an enquiry to a service, which names them. Files are sent before the mail that names them. */
export type FileSender = {
  /**
   * @returns the names that the service gave the files, in their order; empty without files, which are then not sent.
   * @throws DeliveryRefused when a retry cannot succeed; any other error is retried.
   */
  send(delivery: Delivery, signal: AbortSignal): Promise<readonly string[]>
}

/** Six photos of 5 MB take their time. Milliseconds. */
const uploadTimeoutMs = 20_000

/** Deliveries that hold files in memory at once: up to 30 MB each. */
const memoryLimit = createConcurrencyLimit({ maxRunning: 2, maxWaiting: Number.POSITIVE_INFINITY })

const response = z.object({ files: z.array(z.object({ filename: z.string().min(1).max(300) })).min(1) })

function namesIn(text: string, service: string): readonly string[] {
  try {
    return response.parse(JSON.parse(text)).files.map(({ filename }) => filename)
  } catch {
    throw new ServiceFailure(service, 'wrong-shape')
  }
}

async function formWith(files: readonly EnquiryFile[], readFile: ReadFile): Promise<FormData> {
  const form = new FormData()
  for (const { key, name, mediaType } of files)
    form.append('attachment', new File([await readFile(key)], name, { type: mediaType }))
  return form
}

/**
 * Sends files to an endpoint of the external file service, as parts named `attachment` of one request.
 *
 * @param path of the endpoint: `files/tradein`.
 * Source: requirements D-369 and V-299.
 */
export function upstreamFiles(service: UpstreamService, path: string, readFile: ReadFile): FileSender {
  const to = endpoint('file', service, path)
  return {
    async send({ key, enquiry: { files = [] } }, signal) {
      if (files.length === 0) return []
      return memoryLimit.run(async () => {
        signal.throwIfAborted()
        const body = await formWith(files, readFile)
        return namesIn(
          await postOrRefuse(to, { body, idempotencyKey: `${key}:files`, signal }, uploadTimeoutMs),
          to.name,
        )
      })
    },
  }
}
