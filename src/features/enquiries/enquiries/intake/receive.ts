import type { Payload } from 'payload'
import { ClientLeft } from '#features/site/uploads/server.ts'
import { clientNetwork } from '#platform/http/client-address.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { log } from '#platform/process/log.ts'
import { problem, problemMediaType } from '#platform/service/problem.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { readFormToken } from '../drafts/form-token.ts'
import { completeDrafts } from '../drafts/stored-drafts.ts'
import { type EnquiryKind, isEnquiryKind } from '../forms/definitions.ts'
import { inFormOrder } from '../forms/form-fields.ts'
import { enquiryForms } from '../forms/forms.ts'
import type { FieldMessage, RawEntries, SubmissionResponse } from '../forms/submission.ts'
import { withPrefilledPlan } from '../plan/prefilled-plan.ts'
import { cachedLookups } from './cached-lookups.ts'
import { visitMessages } from './check-visit.ts'
import type { EnquiryDispatch } from './dispatch.ts'
import { keepFormFiles } from './form-files.ts'
import { respondToForm } from './plain-form.ts'
import { type FormBody, type FormRequest, readForm } from './read-form.ts'
import { storeEnquiry } from './store.ts'
import { readSubmissionMetadata } from './submission-metadata.ts'

const notStored = 'Your message could not be stored. Please try again in a moment.'

/** Forms of one kind from one network. A household or an office stays well below the limit. */
const limit = createRateLimit({ max: 20, periodMs: 10 * 60_000 })

/** Steps of forms without JavaScript from one network: one enquiry takes several. Beyond it none is stored. */
const draftLimit = createRateLimit({ max: 100, periodMs: 10 * 60_000 })

/**
 * Receives a form. As JSON, from a page with JavaScript, it is stored and answered with its reference; form-encoded it
 * is answered with 303 to the page of its next step.
 *
 * @param dispatch delivers stored enquiries.
 * Source: requirement D-390; decisions D-15, G-3.
 */
export async function receiveEnquiry(
  payload: Payload,
  request: FormRequest,
  kind: string,
  dispatch: EnquiryDispatch,
): Promise<Response> {
  if (!isEnquiryKind(kind)) return problem(404, 'Unknown form.')
  const body = await readForm(request, kind).catch((error: unknown) => {
    log.error({ err: error, kind }, 'form files not received')
    return { kind: 'refused', status: 503, detail: notStored } as const
  })
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const network = clientNetwork(request)
  const wait = limit(`${kind} ${network}`)
  try {
    if (body.kind === 'form') {
      const entries = withPrefilledPlan(kind, body.entries, request.headers.get('referer'))
      const waitForDraft = draftLimit(network)
      return await respondToForm(payload, { kind, body, entries, wait, waitForDraft, dispatch })
    }
    if (wait !== undefined)
      return problem(429, 'Too many forms came from your connection. Please wait a few minutes.', {
        'retry-after': String(wait),
      })
    return await respondToJson(payload, kind, body, dispatch)
  } finally {
    await body.dispose()
  }
}

async function respondToJson(
  payload: Payload,
  kind: EnquiryKind,
  body: FormBody,
  dispatch: EnquiryDispatch,
): Promise<Response> {
  const { entries } = body
  const metadata = readSubmissionMetadata(entries)
  if (metadata.key === null) return problem(400, 'The form has no key.')
  const { key, language } = metadata
  const checked = enquiryForms[kind].check(entries, language, siteClock().today())
  try {
    // Files of a form that was first sent without JavaScript wait under the key of its token.
    const formKey = readFormToken(kind, entries.token, siteClock().now())?.key ?? key
    const [files, ofVisit] = await Promise.all([
      keepFormFiles(payload, kind, body, { formKey, key, language }),
      visitMessages(kind, entries, language, cachedLookups),
    ])
    const messages = [...(checked.ok ? [] : checked.messages), ...ofVisit, ...files.messages]
    if (!checked.ok || messages.length > 0) return invalidEntries(inFormOrder(kind, messages))
    const form = { kind, key, formKey, entries: checked.entries, metadata }
    const { reference, isRepeated } = await storeEnquiry(payload, form, { dispatch, lookups: cachedLookups })
    await completeDraftsOf(payload, kind, entries, reference)
    const response: SubmissionResponse = { reference }
    return Response.json(response, {
      status: isRepeated ? 200 : 201,
      headers: { 'cache-control': 'no-store' },
    })
  } catch (error) {
    if (error instanceof ClientLeft) log.info({ kind }, 'client left before its form was stored')
    else log.error({ err: error, kind }, 'enquiry not stored')
    return problem(503, notStored, {
      'retry-after': '5',
    })
  }
}

/** Completes the drafts of a form that was first sent without JavaScript and then with it. */
async function completeDraftsOf(
  payload: Payload,
  kind: EnquiryKind,
  { token }: RawEntries,
  reference: string,
) {
  const known = readFormToken(kind, token, siteClock().now())
  if (!known) return
  await completeDrafts(payload, known.key, reference).catch((error: unknown) =>
    log.error({ err: error, kind }, 'form drafts not completed'),
  )
}

/** The response to invalid entries: each field with the message that the page shows beside it. Source: RFC 9457. */
function invalidEntries(errors: readonly FieldMessage[]): Response {
  const body = {
    type: 'about:blank',
    title: 'Unprocessable Entity',
    status: 422,
    detail: 'Some entries are missing or wrong.',
    errors,
  }
  return new Response(JSON.stringify(body), {
    status: 422,
    headers: { 'content-type': problemMediaType, 'cache-control': 'no-store' },
  })
}
