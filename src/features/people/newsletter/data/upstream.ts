import { randomUUID } from 'node:crypto'
import { ServiceFailure } from '#platform/service/failure.ts'
import { post } from '#platform/service/post.ts'
import { resultOfText } from '../rules/result-of-text.ts'
import type { NewsletterService } from './port.ts'
import { subscribeResponse } from './wire.ts'

const name = 'newsletter'
const timeoutMs = 10_000

function parseResponse(text: string) {
  try {
    return subscribeResponse.parse(JSON.parse(text))
  } catch {
    throw new ServiceFailure(name, 'wrong-shape')
  }
}

/** An external newsletter service with its subscription endpoint at `url`. Source: requirements V-138, V-314. */
export function upstreamNewsletter(url: string, options?: Parameters<typeof post>[2]): NewsletterService {
  return {
    async subscribe(subscription) {
      const posting = {
        contentType: 'application/json',
        body: JSON.stringify({ ...subscription, over18: 'yes' }),
        idempotencyKey: randomUUID(),
        signal: AbortSignal.timeout(timeoutMs),
      }
      return resultOfText(parseResponse(await post({ name, url }, posting, { timeoutMs, ...options })))
    },
  }
}
