import { verifyLinkToken } from '#platform/http/link-token.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readBody, textEntry } from '#platform/service/read-body.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { confirmSubscriber } from './local.ts'

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/**
 * Handles the button of the confirmation page. Opening the link does not confirm, as mail scanners open links too.
 * Source: decision V-4; requirement V-142.
 */
export async function handleConfirmation(request: Request): Promise<Response> {
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const now = siteClock().now()
  const id = Number(verifyLinkToken('newsletter', textEntry(body.entries, 'token'), now.getTime()) ?? 0)
  if (!Number.isSafeInteger(id) || id < 1) return seeOther('/newsletter/expired')
  try {
    const confirmed = await confirmSubscriber(await cms(), id, now)
    return seeOther(confirmed ? '/newsletter/confirmed' : '/newsletter/expired')
  } catch (error) {
    log.error({ reason: String(error) }, 'newsletter confirmation failed')
    return seeOther('/newsletter/failed')
  }
}
