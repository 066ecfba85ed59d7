import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { errorFacts } from '#platform/error-facts.ts'
import { log } from '#platform/log.ts'
import { siteClock } from '#platform/site-clock.ts'
import { type DeliveryChannel, DeliveryRefused, type Receipt } from '../delivery-channel.ts'
import { withoutPeople } from '../rules/without-people.ts'
import type { Attempt } from '../status.ts'
import { findRoute } from './recipients.ts'
import { findDelivery, isUntried, recordAttempt, type StoredDelivery } from './stored-delivery.ts'

/** How long a receiver may take. Milliseconds. */
const withinMs = 30_000
/** How long an e-mail waits until the lead provider has been tried, which comes first. Milliseconds. */
const firstMs = 16_000
const lookAgainMs = 250
const longestDetail = 300

/** A delivery that did not get through this time. Its message holds no personal data. */
export class NotDelivered extends Error {}

/** Nobody is known to send it to. */
const nobody =
  'Nobody is known to send it to: enter an e-mail for the dealer, or the support e-mail of the site.'

/**
 * Tries a delivery once and notes how it went. Nothing is sent that is gone, erased or has arrived before.
 *
 * @throws NotDelivered when it is to be tried again.
 * Source: decision D-15; rows D-342 to D-344.
 */
export async function attemptDelivery(
  payload: Payload,
  key: string,
  channels: readonly DeliveryChannel[],
  signal: AbortSignal,
): Promise<void> {
  const stored = await findDelivery(payload, key)
  if (stored?.state !== 'waiting') return
  if (stored.channel === 'email') await leadProviderFirst(payload, stored, signal)
  const began = performance.now()
  const at = siteClock().now().toISOString()
  const noted = (outcome: Attempt['outcome'], detail: string): Attempt => ({
    at,
    outcome,
    took: Math.round(performance.now() - began),
    detail: withoutPeople(detail).slice(0, longestDetail),
  })
  try {
    const { detail } = await send(payload, stored, channels, signal)
    await recordAttempt(payload, key, noted('accepted', detail), 'delivered')
  } catch (error) {
    const isFinal = error instanceof DeliveryRefused
    const message = withoutPeople(errorFacts(error).message)
    log.warn({ channel: stored.channel, key, reason: message, isFinal }, 'a delivery was not accepted')
    const attempt = noted(isFinal ? 'refused' : 'failed', message)
    await recordAttempt(payload, key, attempt, isFinal ? 'needsAttention' : 'waiting')
    if (!isFinal) throw new NotDelivered(message)
  }
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
  return Promise.race([channel.send({ key, channel: name, enquiry, ...route }, bounded), aborted(bounded)])
}

/** A channel that takes no notice of its signal is given up all the same. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error(`No answer within ${withinMs / 1_000} seconds.`))
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}

/** Whatever comes of it there, the e-mail is sent afterwards. Source: decision D-11; rows D-342, D-343. */
async function leadProviderFirst(payload: Payload, { enquiry }: StoredDelivery, signal: AbortSignal) {
  const until = performance.now() + firstMs
  while (!signal.aborted && performance.now() < until) {
    if (!(await isUntried(payload, enquiry.id, 'leadProvider'))) return
    await sleep(lookAgainMs)
  }
}
