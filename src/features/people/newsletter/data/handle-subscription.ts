import { clientNetwork } from '#platform/http/client-address.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { log } from '#platform/process/log.ts'
import { problem, problemMediaType } from '#platform/service/problem.ts'
import { readBody } from '#platform/service/read-body.ts'
import type { SubscriptionResult } from '../subscriber.ts'
import { fieldErrorsOf, type SubscriptionErrors, subscriptionSchema } from '../subscription-schema.ts'
import { newsletter } from './service.ts'
import { responseOf } from './wire.ts'

/** Limit per network, well above the use of one office. */
const limit = createRateLimit({ max: 20, periodMs: 10 * 60_000 })

type Entries = Readonly<Record<string, unknown>>
type Outcome =
  | { readonly kind: 'result'; readonly result: SubscriptionResult }
  | { readonly kind: 'incomplete'; readonly errors: SubscriptionErrors }
  | { readonly kind: 'tooOften' | 'failed' }

const headers = { 'cache-control': 'no-store' }

/** The page a browser without JavaScript is redirected to, by outcome. */
const pages = {
  alreadySignedUp: 'already',
  invalidEmail: 'invalid',
  confirmByEmail: 'asked',
  other: 'other',
  incomplete: 'incomplete',
  tooOften: 'too-often',
  failed: 'failed',
} as const

async function subscribe(request: Request, entries: Entries): Promise<Outcome> {
  const network = clientNetwork(request)
  if (limit(network) !== undefined) return { kind: 'tooOften' }
  const parsed = subscriptionSchema.safeParse(entries)
  if (!parsed.success) return { kind: 'incomplete', errors: fieldErrorsOf(parsed.error.issues) }
  try {
    return { kind: 'result', result: await newsletter().subscribe(parsed.data) }
  } catch (error) {
    log.error({ reason: String(error) }, 'newsletter subscription failed')
    return { kind: 'failed' }
  }
}

function asJson(outcome: Outcome): Response {
  switch (outcome.kind) {
    case 'result':
      return Response.json({ ...responseOf(outcome.result), kind: outcome.result.kind }, { headers })
    case 'incomplete': {
      const errors = Object.entries(outcome.errors).map(([field, message]) => ({ field, message }))
      const body = { type: 'about:blank', title: 'Unprocessable Entity', status: 422, errors }
      const problemHeaders = { ...headers, 'content-type': problemMediaType }
      return new Response(
        JSON.stringify({
          ...body,
          detail: 'First name, last name, an e-mail and over18 as "yes" are required.',
        }),
        { status: 422, headers: problemHeaders },
      )
    }
    case 'tooOften':
      return problem(429, 'Too many requests came from your connection. Please wait a few minutes.', {
        'retry-after': '600',
      })
    case 'failed':
      return problem(503, 'The subscription could not be stored. Please try again in a moment.', {
        'retry-after': '5',
      })
  }
}

function asPage(outcome: Outcome): Response {
  const kind = outcome.kind === 'result' ? outcome.result.kind : outcome.kind
  return new Response(null, { status: 303, headers: { ...headers, location: `/newsletter/${pages[kind]}` } })
}

/**
 * Handles a subscription request: JSON from our form or from a program, form-encoded from a browser without
 * JavaScript. Source: requirements V-138 and V-314.
 */
export async function handleSubscription(request: Request): Promise<Response> {
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const isTrapped = Boolean(body.entries.website)
  const outcome: Outcome = isTrapped
    ? { kind: 'result', result: { kind: 'confirmByEmail', message: '' } }
    : await subscribe(request, body.entries)
  return body.kind === 'json' ? asJson(outcome) : asPage(outcome)
}
