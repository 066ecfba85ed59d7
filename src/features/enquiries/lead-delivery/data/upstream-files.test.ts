import { expect, it } from 'vitest'
import type { Delivery } from '../delivery-channel.ts'
import { delivery } from '../sample.test-support.ts'
import { upstreamFiles } from './upstream-files.ts'

const file = {
  ...{ key: 'a', slot: 'photos', name: 'front.jpg', mediaType: 'image/jpeg', bytes: 1 },
  ...{ width: 1, height: 1, verdict: 'notScanned' as const },
}
const withFile: Delivery = { ...delivery, enquiry: { ...delivery.enquiry, files: [file] } }

it('holds the files of two deliveries in memory, and sends no delivery that was aborted while it waited', async () => {
  const reading: ((error: Error) => void)[] = []
  const read = () => new Promise<never>((_, reject) => reading.push(reject))
  const sender = upstreamFiles({ url: 'http://127.0.0.1:1', key: undefined }, 'files/tradein', read)
  const waits = new AbortController()
  const sent = Promise.allSettled([
    sender.send(withFile, new AbortController().signal),
    sender.send(withFile, new AbortController().signal),
    sender.send(withFile, waits.signal),
  ])
  await Promise.resolve()
  expect(reading).toHaveLength(2)
  waits.abort(new Error('shutting down'))
  for (const fail of reading) fail(new Error('gone'))
  const reasons = (await sent).map((result) => result.status === 'rejected' && String(result.reason))
  expect(reasons).toEqual(['Error: gone', 'Error: gone', 'Error: shutting down'])
  expect(reading).toHaveLength(2)
})
