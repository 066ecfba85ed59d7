import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Lookups } from '#features/enquiries/jobs.ts'
import { uncachedLookups } from '#features/enquiries/jobs.ts'
import { rejectedOnAbort } from '#platform/aborted.ts'
import { errorFacts } from '#platform/error-facts.ts'
import { log } from '#platform/log.ts'
import { siteClock } from '#platform/site-clock.ts'
import { type DeliveryChannel, DeliveryRefused, type Receipt } from '../delivery-channel.ts'
import { withoutPeople } from '../rules/without-people.ts'
import type { Attempt } from '../status.ts'
import { findRoute } from './recipients.ts'
import { type ResolveOptions, resolveEnquiry } from './resolve.ts'
import { findDelivery, isUntried, recordAttempt, type StoredDelivery } from './stored-delivery.ts'

/** How long a receiver may take. Milliseconds. */
const withinMs = 30_000
/** How long an e-mail waits until the lead provider has been tried, which comes first. Milliseconds. */
const firstMs = 16_000
const noAnswer = `No answer within ${withinMs / 1_000} seconds.`
const lookAgainMs = 250
const longestDetail = 300

/** A delivery that did not get through this time. Its message holds no personal data. */
export class NotDelivered extends Error {}

/** Nobody is known to send it to. */
const nobody =
  'Nobody is known to send it to: enter an e-mail for the dealer, or the support e-mail of the site.'

export type AttemptOptions = {
  /** Aborted when the process is to end. */
  readonly signal: AbortSignal
  readonly lookups?: Lookups
}

/**
 * Tries a delivery once and notes how it went. What could not be looked up about the enquiry when it was stored is
 * looked up first; while that fails, the attempt fails. Nothing is sent that is gone, erased or has arrived before.
 *
 * @throws NotDelivered when it is to be tried again.
 * Source: decision D-15; requirements D-342 to D-344.
 */
export async function attemptDelivery(
  payload: Payload,
  key: string,
  channels: readonly DeliveryChannel[],
  { signal, lookups = uncachedLookups }: AttemptOptions,
): Promise<void> {
  const found = await findDelivery(payload, key)
  if (found?.state !== 'waiting') return
  const at = siteClock().now().toISOString()
  let began = performance.now()
  const noted = (outcome: Attempt['outcome'], detail: string): Attempt => ({
    at,
    outcome,
    took: Math.round(performance.now() - began),
    detail: withoutPeople(detail).slice(0, longestDetail),
  })
  try {
    const stored = await resolved(payload, found, { channels, lookups, signal })
    if (stored?.state !== 'waiting') return
    if (stored.channel === 'email') await leadProviderFirst(payload, stored, signal)
    began = performance.now()
    const { detail } = await send(payload, stored, channels, signal)
    await recordAttempt(payload, key, noted('accepted', detail), 'delivered')
  } catch (error) {
    const isFinal = error instanceof DeliveryRefused
    const message = withoutPeople(errorFacts(error).message)
    log.warn({ channel: found.channel, key, reason: message, isFinal }, 'a delivery was not accepted')
    const attempt = noted(isFinal ? 'refused' : 'failed', message)
    await recordAttempt(payload, key, attempt, isFinal ? 'needsAttention' : 'waiting')
    if (!isFinal) throw new NotDelivered(message)
  }
}

/** The delivery with all details of its enquiry; null when it is gone by now. @throws while a lookup fails. */
async function resolved(
  payload: Payload,
  found: StoredDelivery,
  options: ResolveOptions,
): Promise<StoredDelivery | null> {
  if (!found.isUnresolved) return found
  await resolveEnquiry(payload, found.enquiry, options)
  // Read back: of several attempts at the same time, the details of the first one count.
  return findDelivery(payload, found.key)
}

async function send(
  payload: Payload,
  { key, channel: name, enquiry }: StoredDelivery,
  channels: readonly DeliveryChannel[],
  signal: AbortSignal,
): Promise<Receipt> {
  const channel = channels.find((each) => each.name === name)
  if (!channel) throw new DeliveryRefused(`This version of the product has no way to the ${name}.`)
  const route = await findRoute(payload, name, enquiry)
  if (name === 'email' && route.recipients.length === 0) throw new DeliveryRefused(nobody)
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
  return Promise.race([
    channel.send({ key, channel: name, enquiry, ...route }, bounded),
    rejectedOnAbort(bounded, noAnswer),
  ])
}

/** Whatever comes of it there, the e-mail is sent afterwards. Source: decision D-11; requirements D-342, D-343. */
async function leadProviderFirst(payload: Payload, { enquiry }: StoredDelivery, signal: AbortSignal) {
  const until = performance.now() + firstMs
  while (!signal.aborted && performance.now() < until) {
    if (!(await isUntried(payload, enquiry.id, 'leadProvider'))) return
    await sleep(lookAgainMs)
  }
}
