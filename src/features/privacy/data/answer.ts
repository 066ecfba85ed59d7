import { z } from 'zod'
import { personOf } from '#features/consent/jobs.ts'
import { clientNetwork } from '#platform/client-address.ts'
import { cms } from '#platform/cms.ts'
import { log } from '#platform/log.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { createRateLimit } from '#platform/rate-limit.ts'
import { problem } from '#platform/service/problem.ts'
import { readBody, textEntry } from '#platform/service/read-body.ts'
import { siteClock } from '#platform/site-clock.ts'
import { privacyWishes } from '../privacy-request.ts'
import { carryOut } from './carry-out.ts'
import { heldAbout } from './held.ts'
import { askForPrivacy, isTooLate, requestByToken, startClock } from './requests.ts'

type Entries = Readonly<Record<string, unknown>>

const quarterMs = 15 * 60_000
/** From one connection, and for one address: nobody fills a stranger's mailbox. */
const byNetwork = createRateLimit({ most: 10, periodMs: quarterMs })
const byPerson = createRateLimit({ most: 3, periodMs: 4 * quarterMs })

const noStore = { 'cache-control': 'no-store' }
const seeOther = (location: string) => new Response(null, { status: 303, headers: { ...noStore, location } })

const asking = z.object({
  email: z
    .string()
    .trim()
    .refine((text) => isMailAddress(text)),
  wish: z.enum(privacyWishes),
})

/** What a step came to, in both ways of saying it. */
type Said = { readonly status: number; readonly detail: string; readonly page: string }

const said = {
  sent: { status: 202, detail: '', page: 'sent' },
  invalid: { status: 422, detail: 'An e-mail address and a wish are needed.', page: 'invalid' },
  tooOften: {
    status: 429,
    detail: 'Too many requests. Please wait a quarter of an hour.',
    page: 'too-often',
  },
  failed: { status: 503, detail: 'The request could not be stored. Please try again.', page: 'failed' },
} as const satisfies Record<string, Said>

async function ask(request: Request, entries: Entries): Promise<Said> {
  if (entries.website) return said.sent
  const parsed = asking.safeParse(entries)
  if (!parsed.success) return said.invalid
  const network = clientNetwork(request)
  if (byNetwork(network) !== undefined || byPerson(personOf(parsed.data.email)) !== undefined)
    return said.tooOften
  try {
    await askForPrivacy(await cms(), parsed.data, siteClock().now())
    return said.sent
  } catch (error) {
    log.error({ reason: String(error) }, 'a privacy request could not be stored')
    return said.failed
  }
}

/** Confirms a request and answers it at once where that works; where it does not, it stays open and is tried again. */
async function confirm(token: string): Promise<Response> {
  const payload = await cms()
  const now = siteClock().now()
  const request = await requestByToken(payload, token, now)
  if (!request || isTooLate(request, now)) return seeOther('/privacy-request/expired')
  if (await startClock(payload, request.id, now)) {
    await carryOut(payload, request, now).catch((error: unknown) => {
      log.error({ reason: String(error), reference: request.reference }, 'a privacy request stays open')
    })
  }
  return seeOther(`/privacy-request/${token}`)
}

/** What is held, as a file. */
async function fetchHeld(token: string): Promise<Response> {
  const payload = await cms()
  const now = siteClock().now()
  const request = await requestByToken(payload, token, now)
  const { email = null } = request ?? {}
  if (request?.wish !== 'export' || request.state !== 'done' || email === null)
    return seeOther('/privacy-request/expired')
  const held = await heldAbout(payload, { email, person: request.person }, now)
  return new Response(JSON.stringify(held, null, 2), {
    headers: {
      ...noStore,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${request.reference}.json"`,
    },
  })
}

/** The steps of a privacy request. Source: POPIA, sections 11 (3), 23 and 24. */
export async function answerPrivacyStep(step: string, request: Request): Promise<Response> {
  if (!['ask', 'confirm', 'data'].includes(step)) return problem(404, 'There is no such step.')
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const token = textEntry(body.entries, 'token')
  if (step === 'confirm') return confirm(token)
  if (step === 'data') return fetchHeld(token)
  const outcome = await ask(request, body.entries)
  if (body.kind === 'form') return seeOther(`/privacy-request/${outcome.page}`)
  return outcome.status < 400
    ? Response.json({ sent: true }, { status: outcome.status, headers: noStore })
    : problem(outcome.status, outcome.detail)
}
