import { z } from 'zod'
import { personOf } from '#features/people/consent/jobs.ts'
import { findModel } from '#features/vehicles/vehicles/server.ts'
import { clientNetwork } from '#platform/http/client-address.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { languages } from '#platform/i18n/languages.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { problem, problemMediaType } from '#platform/service/problem.ts'
import { readBody } from '#platform/service/read-body.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { type ReminderRequest, reminderKinds } from '../reminder.ts'
import { readDueDay } from '../rules/read-due-day.ts'
import { serviceRemindersTexts } from '../texts.ts'
import { requestReminder } from './request-reminder.ts'

type Entries = Readonly<Record<string, unknown>>

/** Limits per network and per e-mail, so that no one can flood another person's mailbox. */
const byNetwork = createRateLimit({ max: 20, periodMs: 10 * 60_000 })
const byPerson = createRateLimit({ max: 6, periodMs: 60 * 60_000 })

const noStore = { 'cache-control': 'no-store' }

/** The outcomes, with the status and the explanation for programs. */
const outcomes = {
  sent: { status: 202, detail: '' },
  invalid: { status: 422, detail: 'A valid e-mail address is required.' },
  refused: {
    status: 422,
    detail:
      'Exactly email, kind (service, warranty or plan), model (the code of a model on sale), dueOn (a day after today) and language are accepted.',
  },
  'too-often': { status: 429, detail: 'Too many requests. Please wait an hour.' },
  failed: { status: 503, detail: 'The reminder could not be stored. Please try again.' },
} as const

type RequestOutcome = keyof typeof outcomes

/** Anything else, such as a VIN, is refused: what is not read cannot be stored or logged by mistake. */
const entriesSchema = z.strictObject({
  email: z.string().trim().toLowerCase(),
  kind: z.enum(reminderKinds),
  // Shorter than a VIN, which has 17 characters.
  model: z.string().regex(/^[0-9A-Za-z-]{1,16}$/),
  dueOn: z.string(),
  language: z.enum(languages),
  website: z.string().optional(),
})

async function readRequest(entries: Entries, now: Date): Promise<ReminderRequest | RequestOutcome> {
  const parsed = entriesSchema.safeParse(entries)
  if (!parsed.success) return 'refused'
  const { email, kind, model: code, dueOn: day, language } = parsed.data
  if (!isMailAddress(email)) return 'invalid'
  const dueOn = readDueDay(day, calendarDayOf(now))
  const model = dueOn && (await findModel(code))
  if (!dueOn || !model) return 'refused'
  const consentText = serviceRemindersTexts(language).reminderForm.consent
  return { email, kind, model: model.code, dueOn, consentText }
}

async function receive(request: Request, entries: Entries): Promise<RequestOutcome> {
  // Filled by programs only, which are told that it worked.
  if (entries.website) return 'sent'
  if (byNetwork(clientNetwork(request)) !== undefined) return 'too-often'
  try {
    const now = siteClock().now()
    const reminder = await readRequest(entries, now)
    if (typeof reminder === 'string') return reminder
    if (byPerson(personOf(reminder.email)) !== undefined) return 'too-often'
    await requestReminder(await cms(), reminder, now)
    return 'sent'
  } catch (error) {
    log.error({ reason: String(error) }, 'service reminder not stored')
    return 'failed'
  }
}

/** Handles the request of a reminder from our form. The response is the same for known and unknown addresses. */
export async function handleReminderRequest(request: Request): Promise<Response> {
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const outcome = await receive(request, body.entries)
  const { status, detail } = outcomes[outcome]
  if (status === 202) return Response.json({ outcome }, { status, headers: noStore })
  const content = { type: 'about:blank', title: 'The reminder was not stored', status, detail, outcome }
  return new Response(JSON.stringify(content), {
    status,
    headers: {
      ...noStore,
      'content-type': problemMediaType,
      ...(status >= 429 ? { 'retry-after': '60' } : {}),
    },
  })
}
