import { z } from 'zod'
import { personOf } from '#features/people/consent/jobs.ts'
import { clientNetwork } from '#platform/http/client-address.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readBody, textEntry } from '#platform/service/read-body.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { privacyRequestTypes } from '../privacy-request.ts'
import { fulfilRequest } from './fulfil-request.ts'
import { collectPersonalData } from './personal-data.ts'
import { confirmRequest, createPrivacyRequest, findRequestByToken, isExpired } from './requests.ts'
import { streamJson } from './stream-json.ts'

type Entries = Readonly<Record<string, unknown>>

const quarterMs = 15 * 60_000
/** Limits per network and per e-mail, so that no one can flood another person's mailbox. */
const byNetwork = createRateLimit({ max: 10, periodMs: quarterMs })
const byPerson = createRateLimit({ max: 3, periodMs: 4 * quarterMs })

const noStore = { 'cache-control': 'no-store' }
const seeOther = (location: string) => new Response(null, { status: 303, headers: { ...noStore, location } })

const requestSchema = z.object({
  email: z
    .string()
    .trim()
    .refine((text) => isMailAddress(text)),
  wish: z.enum(privacyRequestTypes),
})

/** The outcome of a request: status and detail for JSON clients, the page for browsers without JavaScript. */
type Outcome = {
  readonly status: number
  readonly detail: string
  readonly page: string
  /** Seconds until the next request is accepted. */
  readonly wait?: number
}

const outcomes = {
  sent: { status: 202, detail: '', page: 'sent' },
  invalid: {
    status: 422,
    detail: 'A valid e-mail address and the type of the request (wish) are required.',
    page: 'invalid',
  },
  failed: { status: 503, detail: 'The request could not be stored. Please try again.', page: 'failed' },
} as const satisfies Record<string, Outcome>

/** @param wait seconds: the limit of a network and that of an e-mail have different periods. */
function tooOften(wait: number): Outcome {
  const minutes = Math.ceil(wait / 60)
  const detail = `Too many requests. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return { status: 429, detail, page: 'too-often', wait }
}

async function receiveRequest(request: Request, entries: Entries): Promise<Outcome> {
  if (entries.website) return outcomes.sent
  const parsed = requestSchema.safeParse(entries)
  if (!parsed.success) return outcomes.invalid
  const network = clientNetwork(request)
  const wait = byNetwork(network) ?? byPerson(personOf(parsed.data.email))
  if (wait !== undefined) return tooOften(wait)
  try {
    await createPrivacyRequest(await cms(), parsed.data, siteClock().now())
    return outcomes.sent
  } catch (error) {
    log.error({ reason: String(error) }, 'privacy request not stored')
    return outcomes.failed
  }
}

/** Confirms a request and fulfils it immediately. When that fails, it stays open and the nightly job retries it. */
async function confirm(token: string): Promise<Response> {
  const payload = await cms()
  const now = siteClock().now()
  const request = await findRequestByToken(payload, token, now)
  if (!request || isExpired(request, now)) return seeOther('/privacy-request/expired')
  if (await confirmRequest(payload, request.id, now)) {
    await fulfilRequest(payload, request, now).catch((error: unknown) => {
      log.error(
        { reason: String(error), reference: request.reference },
        'privacy request not fulfilled, left open',
      )
    })
  }
  return seeOther(`/privacy-request/${token}`)
}

/** Returns the personal data of a fulfilled export request as a JSON file. */
async function downloadData(token: string): Promise<Response> {
  const payload = await cms()
  const now = siteClock().now()
  const request = await findRequestByToken(payload, token, now)
  const { email = null } = request ?? {}
  if (request?.wish !== 'export' || request.state !== 'done' || email === null)
    return seeOther('/privacy-request/expired')
  const data = await collectPersonalData(payload, { email, person: request.person }, now)
  return new Response(streamJson(data), {
    headers: {
      ...noStore,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${request.reference}.json"`,
    },
  })
}

/** Handles one step of a privacy request: ask, confirm or data. Source: POPIA, sections 11 (3), 23 and 24. */
export async function handlePrivacyStep(step: string, request: Request): Promise<Response> {
  if (!['ask', 'confirm', 'data'].includes(step))
    return problem(404, 'Unknown step. Steps are ask, confirm and data.')
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const token = textEntry(body.entries, 'token')
  if (step === 'confirm') return confirm(token)
  if (step === 'data') return downloadData(token)
  const outcome = await receiveRequest(request, body.entries)
  if (body.kind === 'form') return seeOther(`/privacy-request/${outcome.page}`)
  return outcome.status < 400
    ? Response.json({ sent: true }, { status: outcome.status, headers: noStore })
    : problem(outcome.status, outcome.detail, outcome.wait ? { 'retry-after': String(outcome.wait) } : {})
}
