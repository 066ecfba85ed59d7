import type { Payload } from 'payload'
import { clientNetwork } from '#platform/client-address.ts'
import { log } from '#platform/log.ts'
import { createRateLimit } from '#platform/rate-limit.ts'
import { problem, problemMediaType } from '#platform/service/problem.ts'
import { readBody } from '#platform/service/read-body.ts'
import type { EnquiryDispatch } from '../dispatch.ts'
import { type EnquiryKind, enquiryKinds } from '../forms/definitions.ts'
import { enquiryForms } from '../forms/forms.ts'
import type { FieldMessage, RawEntries, SubmissionAnswer } from '../submission.ts'
import { withPlanOf } from './brought-plan.ts'
import { cachedLookups } from './details/cached-lookups.ts'
import { envelopeOf } from './envelope.ts'
import { answerForm } from './plain-form.ts'
import { storeEnquiry } from './store.ts'

/** One form from one address. A household or an office with several people in it is well below. */
const limit = createRateLimit({ max: 20, periodMs: 10 * 60_000 })

const isKind = (kind: string): kind is EnquiryKind => (enquiryKinds as readonly string[]).includes(kind)

/**
 * Receives a form. As JSON, from a page with JavaScript, it is stored and answered with its reference; form-encoded it
 * is first answered with a page to look through.
 *
 * @param dispatch sends what is stored on.
 * Source: requirement D-390; decisions D-15, G-3.
 */
export async function receiveEnquiry(
  payload: Payload,
  request: Pick<Request, 'body' | 'headers'>,
  kind: string,
  dispatch: EnquiryDispatch,
): Promise<Response> {
  if (!isKind(kind)) return problem(404, 'There is no such form.')
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const seconds = limit(`${kind} ${clientNetwork(request)}`)
  if (body.kind === 'form') {
    const entries = withPlanOf(kind, body.entries, request.headers.get('referer'))
    return answerForm(payload, { kind, entries, wait: seconds, dispatch })
  }
  if (seconds !== undefined)
    return problem(429, 'Too many forms came from your connection. Please wait a few minutes.', {
      'retry-after': String(seconds),
    })
  return answerJson(payload, kind, body.entries, dispatch)
}

async function answerJson(
  payload: Payload,
  kind: EnquiryKind,
  entries: RawEntries,
  dispatch: EnquiryDispatch,
): Promise<Response> {
  const envelope = envelopeOf(entries)
  if (envelope.key === null) return problem(400, 'The form has no key.')
  const checked = enquiryForms[kind].check(entries, envelope.language)
  if (!checked.ok) return wrongEntries(checked.messages)
  try {
    const form = { kind, key: envelope.key, entries: checked.entries, envelope }
    const { reference, isRepeated } = await storeEnquiry(payload, form, { dispatch, lookups: cachedLookups })
    const answer: SubmissionAnswer = { reference }
    return Response.json(answer, { status: isRepeated ? 200 : 201, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.error({ err: error, kind }, 'Form submission failed')
    return problem(503, 'Your message could not be stored. Please try again in a moment.', {
      'retry-after': '5',
    })
  }
}

/** Which fields are wrong, each with what stands beside it on the page. Source: RFC 9457. */
function wrongEntries(errors: readonly FieldMessage[]): Response {
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
