import type { Payload } from 'payload'
import { recordConsent } from '#features/consent/server.ts'
import { siteClock } from '#platform/site-clock.ts'
import { channels } from '../delivery/channels.ts'
import type { EnquiryKind } from '../enquiry.ts'
import { looksLikeMachine } from '../rules/suspicion.ts'
import type { CheckedEntries } from '../submission.ts'
import type { Envelope } from './envelope.ts'
import { lookUp } from './look-up.ts'
import { workOutPlan } from './plan/work-out-plan.ts'
import { deliverySettings } from './settings.ts'
import { type Submitted, submitEnquiry } from './submit.ts'

/**
 * Stores what a form sent, once its entries are checked: looks up what it is about, then all or nothing.
 *
 * @param key of the form.
 * @throws whatever the database throws; nothing is stored then.
 */
export async function storeEnquiry(
  payload: Payload,
  { kind, key, entries, envelope }: StoredForm,
): Promise<Submitted> {
  const { subject, dealer, missing } = await lookUp(entries.about)
  const plan = await workOutPlan(kind, entries.plan, subject)
  const { person, marketing } = entries
  const submission = {
    formKey: key,
    kind,
    receivedAt: siteClock().now(),
    language: envelope.language,
    person,
    note: [entries.note, missing].filter(Boolean).join('\n\n'),
    subject,
    plan,
    dealer,
    marketing,
    page: envelope.page,
    isSpam: looksLikeMachine(envelope),
  }
  return submitEnquiry(payload, submission, {
    channels,
    settings: await deliverySettings(dealer),
    recordConsent: (transaction, { marketing: choice, reference }) =>
      recordConsent(transaction, {
        email: person.email,
        choice,
        source: `form:${kind}`,
        reference,
        page: envelope.page,
        language: envelope.language,
        at: submission.receivedAt,
      }),
  })
}

export type StoredForm = {
  readonly kind: EnquiryKind
  readonly key: string
  readonly entries: CheckedEntries
  readonly envelope: Pick<Envelope, 'trap' | 'elapsedMs' | 'page' | 'language'>
}
