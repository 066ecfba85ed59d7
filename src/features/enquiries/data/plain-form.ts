import type { Payload } from 'payload'
import type { Language } from '#platform/i18n/languages.ts'
import { log } from '#platform/log.ts'
import { siteClock } from '#platform/site-clock.ts'
import type { EnquiryDispatch } from '../dispatch.ts'
import { type EnquiryKind, hasPlan } from '../forms/definitions.ts'
import { enquiryForms } from '../forms/forms.ts'
import type { CheckedEntries, RawEntries } from '../submission.ts'
import { enquiryTexts } from '../texts.ts'
import { confirmPage, donePage, editPage, type PlainForm } from './check-page/pages.ts'
import { cachedLookups } from './details/cached-lookups.ts'
import { lookUp } from './details/look-up.ts'
import { envelopeOf } from './envelope.ts'
import { type FormToken, mintFormToken, readFormToken } from './form-token.ts'
import { shownPlan } from './plan/shown-plan.ts'
import { requestedPlan } from './plan/work-out-plan.ts'
import { storeEnquiry } from './store.ts'

/** How long a visitor waits for the figures of a plan; the page shows what they saw without them. Milliseconds. */
const lookUpWithinMs = 5_000

const page = (status: number, body: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

/** A form as a browser without JavaScript sent it. */
type SentForm = {
  readonly kind: EnquiryKind
  readonly entries: RawEntries
  /** Seconds, when too many forms came from the same address. */
  readonly wait: number | undefined
  readonly dispatch: EnquiryDispatch
}

/**
 * Answers a form that a browser without JavaScript sent. Pages are cached and carry no key, so nothing is stored at
 * first: what was entered comes back with a key of ours, to be looked through and sent once more.
 */
export async function answerForm(
  payload: Payload,
  { kind, entries, wait, dispatch }: SentForm,
): Promise<Response> {
  const now = siteClock().now()
  const { language, page: from } = envelopeOf(entries)
  const known = readFormToken(kind, entries.token, now)
  const token = known ? String(entries.token) : mintFormToken(kind, now)
  const plain: PlainForm = { form: enquiryForms[kind], entries, language, page: from, token }
  const checked = plain.form.check(entries, language)
  if (!checked.ok) return page(422, editPage(plain, checked.messages))
  if (entries.change === 'yes') return page(200, editPage(plain, []))
  if (!known || entries.confirmed !== 'yes')
    return page(200, confirmPage({ ...plain, plan: await planOf(kind, checked.entries, language) }))
  if (wait !== undefined)
    return page(429, confirmPage(plain, enquiryTexts(language).enquiries.tooOften), {
      'retry-after': String(wait),
    })
  return store(payload, plain, known, { entries: checked.entries, dispatch })
}

/** What the form is about, where its link brought a plan: looked through before it is sent, like everything else. */
async function planOf(kind: EnquiryKind, { about, plan: brought }: CheckedEntries, language: Language) {
  if (!hasPlan(kind)) return null
  const requested = { ...about, dealer: null, plan: brought }
  const signal = AbortSignal.timeout(lookUpWithinMs)
  const found = await lookUp({ kind, requested, signal }, cachedLookups)
  const plan = found.plan ?? requestedPlan(kind, brought)
  return plan && shownPlan(plan, language, enquiryTexts(language).enquiryPlan)
}

async function store(
  payload: Payload,
  plain: PlainForm,
  { key, ageMs }: FormToken,
  { entries, dispatch }: { readonly entries: CheckedEntries; readonly dispatch: EnquiryDispatch },
): Promise<Response> {
  const { kind } = plain.form
  const { trap, page: from, language } = envelopeOf(plain.entries)
  try {
    const envelope = { trap, page: from, language, elapsedMs: ageMs }
    const form = { kind, key, entries, envelope }
    const { reference } = await storeEnquiry(payload, form, { dispatch, lookups: cachedLookups })
    return page(200, donePage(plain, reference))
  } catch (error) {
    log.error({ err: error, kind }, 'Form submission failed')
    return page(503, confirmPage(plain, enquiryTexts(language).enquiries.failed))
  }
}
