import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Lookups } from '#features/enquiries/enquiries/jobs.ts'
import { uncachedLookups } from '#features/enquiries/enquiries/jobs.ts'
import { untilStored } from '#platform/outbox/until-stored.ts'
import { createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'
import { errorFacts } from '#platform/process/error-facts.ts'
import { log } from '#platform/process/log.ts'
import { rejectOnAbort } from '#platform/process/reject-on-abort.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { type DeliveryChannel, DeliveryRefused, type Receipt } from '../delivery-channel.ts'
import { redactPersonalData } from '../rules/redact-personal-data.ts'
import type { Attempt } from '../status.ts'
import { findRoute } from './recipients.ts'
import { type ResolveOptions, resolveEnquiry } from './resolve.ts'
import { findDelivery, isUntried, recordAttempt, type StoredDelivery } from './stored-delivery.ts'

/** Timeout of one attempt. */
const timeoutMs = 30_000
/** How long the e-mail waits for the first attempt at the lead provider. */
const maxWaitForLeadProviderMs = 16_000
const timeoutMessage = `No response within ${timeoutMs / 1_000} seconds.`
const pollIntervalMs = 250
/** Characters. */
const maxDetailLength = 300

/**
 * Deliveries that begin at once: a backlog must not occupy the process and its connections while answers wait to be
 * recorded.
 */
const startLimit = createConcurrencyLimit({ maxRunning: 2, maxWaiting: Number.POSITIVE_INFINITY })

/** A failed attempt that will be retried. Its message holds no personal data. */
export class NotDelivered extends Error {}

const noRecipientMessage =
  'No recipient: enter an e-mail in the record of the dealer, or the support e-mail in the site settings.'

export type AttemptOptions = {
  /** Aborted when the process shuts down. */
  readonly signal: AbortSignal
  readonly lookups?: Lookups
}

/**
 * Attempts a delivery once and records the outcome. That of an accepted delivery is recorded even when the database has to
 * restart first, because it would be sent again. Details of the enquiry that could not be looked up when it was
 * stored are looked up first; if that fails, the attempt fails. Nothing is sent when the delivery was deleted, has
 * already been delivered, or its enquiry was erased.
 *
 * @throws NotDelivered when the attempt is to be retried.
 * Source: decision D-15; requirements D-342 to D-344.
 */
export async function attemptDelivery(
  payload: Payload,
  key: string,
  channels: readonly DeliveryChannel[],
  { signal, lookups = uncachedLookups }: AttemptOptions,
): Promise<void> {
  const found = await startLimit.run(() => findDelivery(payload, key))
  if (found?.state !== 'waiting') return
  const at = siteClock().now().toISOString()
  let startedAt = performance.now()
  const attemptWith = (outcome: Attempt['outcome'], detail: string): Attempt => ({
    at,
    outcome,
    took: Math.round(performance.now() - startedAt),
    detail: redactPersonalData(detail).slice(0, maxDetailLength),
  })
  let receipt: Receipt
  try {
    const stored = await withDetails(payload, found, { channels, lookups, signal })
    if (stored?.state !== 'waiting') return
    if (stored.channel === 'email') await waitForLeadProvider(payload, stored, signal)
    startedAt = performance.now()
    receipt = await send(payload, stored, channels, signal)
  } catch (error) {
    const isFinal = error instanceof DeliveryRefused
    const message = redactPersonalData(errorFacts(error).message)
    log.warn({ channel: found.channel, key, reason: message, isFinal }, 'enquiry delivery failed')
    const attempt = attemptWith(isFinal ? 'refused' : 'failed', message)
    await recordAttempt(payload, key, attempt, isFinal ? 'needsAttention' : 'waiting')
    if (!isFinal) throw new NotDelivered(message)
    return
  }
  const accepted = attemptWith('accepted', receipt.detail)
  await untilStored(() => recordAttempt(payload, key, accepted, 'delivered'))
}

/** Returns the delivery with all details of its enquiry; null when it was deleted. @throws when a lookup fails. */
async function withDetails(
  payload: Payload,
  found: StoredDelivery,
  options: ResolveOptions,
): Promise<StoredDelivery | null> {
  if (!found.isUnresolved) return found
  await resolveEnquiry(payload, found.enquiry, options)
  // Read back: of several concurrent attempts, the details of the first are stored.
  return findDelivery(payload, found.key)
}

async function send(
  payload: Payload,
  { key, channel: name, enquiry }: StoredDelivery,
  channels: readonly DeliveryChannel[],
  signal: AbortSignal,
): Promise<Receipt> {
  const channel = channels.find((each) => each.name === name)
  if (!channel) throw new DeliveryRefused(`This version of the product has no channel ${name}.`)
  const route = await findRoute(payload, name, enquiry)
  if (name === 'email' && route.recipients.length === 0) throw new DeliveryRefused(noRecipientMessage)
  const withTimeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  return Promise.race([
    channel.send({ key, channel: name, enquiry, ...route }, withTimeout),
    rejectOnAbort(withTimeout, timeoutMessage),
  ])
}

/** Waits for one attempt at the lead provider, whatever its outcome. Source: decision D-11; requirements D-342, D-343. */
async function waitForLeadProvider(payload: Payload, { enquiry }: StoredDelivery, signal: AbortSignal) {
  const deadline = performance.now() + maxWaitForLeadProviderMs
  while (!signal.aborted && performance.now() < deadline) {
    if (!(await isUntried(payload, enquiry.id, 'leadProvider'))) return
    await sleep(pollIntervalMs)
  }
}
