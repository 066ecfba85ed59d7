import { z } from 'zod'
import { personOf } from '#features/people/consent/jobs.ts'
import { findUsedVehicle } from '#features/stock/stock/server.ts'
import { clientNetwork } from '#platform/http/client-address.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { problem, problemMediaType } from '#platform/service/problem.ts'
import { readBody, textEntry } from '#platform/service/read-body.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { type AlertRequest, alertKinds, type SearchRules } from '../alert.ts'
import { nameOfVehicle } from '../rules/describe-vehicle.ts'
import { areAlertsOffered } from './offered.ts'
import { requestAlert } from './request-alert.ts'

type Entries = Readonly<Record<string, unknown>>

/** Limits per network and per e-mail, so that no one can flood another person's mailbox. */
const byNetwork = createRateLimit({ max: 20, periodMs: 10 * 60_000 })
const byPerson = createRateLimit({ max: 6, periodMs: 60 * 60_000 })

/** Longest query that is stored, in characters. */
const maxQueryLength = 2_000

const noStore = { 'cache-control': 'no-store' }

/** The outcomes, with the status and the explanation for programs. */
const outcomes = {
  sent: { status: 202, detail: '' },
  invalid: { status: 422, detail: 'A valid e-mail address and a kind (search or price) are required.' },
  'no-filter': { status: 422, detail: 'The search has no filter: choose at least one.' },
  gone: { status: 422, detail: 'The vehicle is not for sale, or has no price.' },
  'too-often': { status: 429, detail: 'Too many requests. Please wait an hour.' },
  failed: { status: 503, detail: 'The alert could not be stored. Please try again.' },
} as const

export type RequestOutcome = keyof typeof outcomes

const entriesSchema = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .refine((text) => isMailAddress(text)),
  kind: z.enum(alertKinds),
})

async function readRequest(
  entries: Entries,
  search: SearchRules['read'],
): Promise<AlertRequest | RequestOutcome> {
  const parsed = entriesSchema.safeParse(entries)
  if (!parsed.success) return 'invalid'
  const { email, kind } = parsed.data
  if (kind === 'search') {
    const found = search(textEntry(entries, 'query').slice(0, maxQueryLength))
    if (!found) return 'no-filter'
    return { email, kind, subject: found.query, title: found.title, price: null }
  }
  const vehicle = await findUsedVehicle(textEntry(entries, 'vehicle'))
  if (!vehicle || vehicle.soldAt !== null || vehicle.price === null) return 'gone'
  return { email, kind, subject: vehicle.id, title: nameOfVehicle(vehicle), price: vehicle.price }
}

async function receive(
  request: Request,
  entries: Entries,
  search: SearchRules['read'],
): Promise<RequestOutcome> {
  // Filled by programs only, which are told that it worked.
  if (entries.website) return 'sent'
  if (byNetwork(clientNetwork(request)) !== undefined) return 'too-often'
  try {
    const alert = await readRequest(entries, search)
    if (typeof alert === 'string') return alert
    if (byPerson(personOf(alert.email)) !== undefined) return 'too-often'
    await requestAlert(await cms(), alert, siteClock().now())
    return 'sent'
  } catch (error) {
    log.error({ reason: String(error) }, 'vehicle alert not stored')
    return 'failed'
  }
}

function asJson(outcome: RequestOutcome): Response {
  const { status, detail } = outcomes[outcome]
  if (status === 202) return Response.json({ outcome }, { status, headers: noStore })
  const body = { type: 'about:blank', title: 'The alert was not stored', status, detail, outcome }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...noStore,
      'content-type': problemMediaType,
      ...(status >= 429 ? { 'retry-after': '60' } : {}),
    },
  })
}

/**
 * Handles the request of an alert: JSON from our form, form-encoded from a browser without JavaScript. The response is the
 * same for known and unknown addresses.
 */
export async function handleAlertRequest(
  request: Request,
  search: Pick<SearchRules, 'read'>,
): Promise<Response> {
  if (!areAlertsOffered()) return problem(404, 'This site sends no vehicle alerts.')
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const outcome = await receive(request, body.entries, search.read)
  if (body.kind === 'json') return asJson(outcome)
  return new Response(null, {
    status: 303,
    headers: { ...noStore, location: `/vehicle-alerts/${outcome}` },
  })
}
