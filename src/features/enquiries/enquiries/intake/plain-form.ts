import type { Payload } from 'payload'
import { ClientLeft } from '#features/site/uploads/server.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { checkAddress, draftPath } from '../drafts/check-address.ts'
import { draftCookieHeader } from '../drafts/draft-cookie.ts'
import type { FormStep } from '../drafts/form-draft.ts'
import { type FormToken, mintFormToken, readFormToken } from '../drafts/form-token.ts'
import { completeDrafts, storeDraft } from '../drafts/stored-drafts.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { enteredValues } from '../forms/entered-values.ts'
import { inFormOrder } from '../forms/form-fields.ts'
import { enquiryForms } from '../forms/forms.ts'
import type { CheckedEntries, RawEntries } from '../forms/submission.ts'
import { cachedLookups } from './cached-lookups.ts'
import { visitMessages } from './check-visit.ts'
import type { EnquiryDispatch } from './dispatch.ts'
import { keepFormFiles } from './form-files.ts'
import type { FormBody } from './read-form.ts'
import { storeEnquiry } from './store.ts'
import { readSubmissionMetadata } from './submission-metadata.ts'
import { respondWithoutDraft } from './without-draft.ts'

/** A form as a browser without JavaScript sent it. */
type SentForm = {
  readonly kind: EnquiryKind
  readonly body: FormBody
  readonly entries: RawEntries
  /** Seconds until the next enquiry is stored, when too many forms came from the same network. */
  readonly wait: number | undefined
  /** Seconds until the next step is stored, when too many steps came from the same network. */
  readonly waitForDraft: number | undefined
  readonly dispatch: EnquiryDispatch
}

/** A form with its token: the one it was sent with or, where that is not valid, a new one. */
type TokenForm = SentForm & {
  readonly token: string
  readonly key: string
  /** Null for a form that comes from a cached page, which carries no token. */
  readonly known: FormToken | null
}

/**
 * Answers a form that a browser without JavaScript sent: 303 to the page that shows the next step. Pages are cached and
 * carry no key, so no enquiry is stored at first: the visitor looks through the entries and sends them under our key.
 *
 * Source: decision record 40.
 */
export async function respondToForm(payload: Payload, sent: SentForm): Promise<Response> {
  const now = siteClock().now()
  const { kind, wait, waitForDraft } = sent
  const known = readFormToken(kind, sent.entries.token, now)
  const token = known ? String(sent.entries.token) : mintFormToken(kind, now)
  const form = { ...sent, known, token, key: known?.key ?? readFormToken(kind, token, now)?.key ?? '' }
  if (waitForDraft !== undefined)
    return respondWithoutDraft(form, { failure: 'tooOften', wait: waitForDraft })
  // Files are not stored for a network that sends too many forms.
  if (wait !== undefined && sent.body.hasFiles)
    return respondWithoutDraft(form, { failure: 'tooOften', wait })
  const step = await nextStep(payload, form).catch((error: unknown) => {
    if (error instanceof ClientLeft) log.info({ kind }, 'client left before its form was stored')
    else log.error({ err: error, kind }, 'form files not stored')
    return null
  })
  if (!step) return respondWithoutDraft(form, { failure: 'failed' })
  try {
    return await redirectTo(payload, form, step, now)
  } catch (error) {
    log.error({ err: error, kind }, 'form draft not stored')
    return respondWithoutDraft(form, step.step === 'done' ? step : { failure: 'failed' })
  }
}

const fieldNames = (kind: EnquiryKind) => [
  ...enquiryForms[kind].fields('en').map(({ name }) => name),
  // The spam trap: what is in it goes along to the step that stores the enquiry.
  'website',
]

/** @throws what storing the form's files throws. */
async function nextStep(payload: Payload, form: TokenForm): Promise<FormStep> {
  const { kind, body, entries, known, token, key, wait } = form
  const { language } = readSubmissionMetadata(entries)
  const entered = enteredValues(entries, fieldNames(kind))
  const checked = enquiryForms[kind].check(entries, language, siteClock().today())
  const [files, ofVisit] = await Promise.all([
    keepFormFiles(payload, kind, body, { formKey: key, language }),
    visitMessages(kind, entries, language, cachedLookups),
  ])
  const messages = [...(checked.ok ? [] : checked.messages), ...ofVisit, ...files.messages]
  if (!checked.ok || messages.length > 0)
    return { step: 'edit', token, entered, messages: inFormOrder(kind, messages) }
  if (entries.change === 'yes') return { step: 'edit', token, entered, messages: [] }
  const confirm = { step: 'confirm', token, entered } as const
  if (!known || entries.confirmed !== 'yes') return { ...confirm, failure: null }
  if (wait !== undefined) return { ...confirm, failure: 'tooOften' }
  try {
    return { step: 'done', reference: await storeOnce(payload, form, known, checked.entries) }
  } catch (error) {
    log.error({ err: error, kind }, 'enquiry not stored')
    return { ...confirm, failure: 'failed' }
  }
}

/** Stores the enquiry under the key of its token and removes what was entered from its drafts. */
async function storeOnce(
  payload: Payload,
  { kind, entries: sent, dispatch }: TokenForm,
  { key, ageMs }: FormToken,
  entries: CheckedEntries,
): Promise<string> {
  const { spamTrap, page, language } = readSubmissionMetadata(sent)
  const form = { kind, key, formKey: key, entries, metadata: { spamTrap, page, language, elapsedMs: ageMs } }
  const { reference } = await storeEnquiry(payload, form, { dispatch, lookups: cachedLookups })
  await completeDrafts(payload, key, reference).catch((error: unknown) =>
    log.error({ err: error, kind }, 'form drafts not completed'),
  )
  return reference
}

async function redirectTo(
  payload: Payload,
  { kind, entries, key }: TokenForm,
  step: FormStep,
  now: Date,
): Promise<Response> {
  const { language, page } = readSubmissionMetadata(entries)
  const { address, secret } = await storeDraft(payload, { ...step, kind, language, page, formKey: key }, now)
  return new Response(null, {
    status: 303,
    headers: {
      'cache-control': 'no-store',
      location: checkAddress({ language, address, page }),
      'set-cookie': draftCookieHeader(secret, draftPath({ language, address })),
    },
  })
}
