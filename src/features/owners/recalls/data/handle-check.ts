import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readBody, textEntry } from '#platform/service/read-body.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { CheckOutcome } from '../check-result.ts'
import { parseVin } from '../rules/vin.ts'
import { limitChecks } from './check-limit.ts'
import { findCampaigns } from './find-campaigns.ts'
import { resultAddress } from './result-address.ts'

const headers = { 'cache-control': 'no-store' }

async function check(request: Request, entry: string): Promise<CheckOutcome> {
  try {
    const wait = await limitChecks(request)
    if (wait !== undefined) return { kind: 'tooOften', vin: entry, wait }
    const vin = parseVin(entry)
    if (vin === null) return { kind: 'invalid', vin: entry }
    return { kind: 'checked', vin, campaigns: await findCampaigns(vin) }
  } catch (error) {
    // Neither the service nor the database puts the VIN into its errors: see `RecallSource`.
    log.error({ reason: String(error) }, 'recall lookup failed')
    return { kind: 'failed', vin: entry }
  }
}

function asJson(outcome: CheckOutcome): Response {
  switch (outcome.kind) {
    case 'checked':
      return Response.json({ vin: outcome.vin, campaigns: outcome.campaigns }, { headers })
    case 'invalid':
      return problem(422, 'A VIN has 17 letters and digits.')
    case 'tooOften':
      return problem(429, 'Too many lookups came from your connection. Please wait.', {
        'retry-after': String(outcome.wait),
      })
    case 'failed':
      return problem(503, 'The VIN could not be checked. Please try again in a moment.', {
        'retry-after': '5',
      })
  }
}

/**
 * Looks up a VIN: JSON from the finder, form-encoded from a browser without JavaScript. The VIN is in the body, which no log
 * contains, and is stored nowhere. A failure is never an empty list.
 *
 * Source: requirements V-107 to V-109 and V-328; decisions V-1, V-2 and G-3.
 */
export async function handleCheck(request: Request): Promise<Response> {
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const outcome = await check(request, textEntry(body.entries, 'vin'))
  if (body.kind === 'json') return asJson(outcome)
  const location = resultAddress(outcome, siteClock().now().getTime())
  return new Response(null, { status: 303, headers: { ...headers, location } })
}
