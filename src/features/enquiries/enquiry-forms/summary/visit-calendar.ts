import { sql } from '@payloadcms/db-postgres'
import type {
  EnquiryDealer,
  EnquiryDetails,
  EnquiryKind,
  EnquirySubject,
} from '#features/enquiries/enquiries/index.ts'
import { formDefinition, requestedVisit } from '#features/enquiries/enquiries/rules.ts'
import { cachedLookups } from '#features/enquiries/enquiries/server.ts'
import { calendarFile } from '#features/motorsport/motorsport-events/rules.ts'
import { clientNetwork } from '#platform/http/client-address.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { summaryTextGroups } from '../texts.ts'
import { visitEntry } from './visit-entry.ts'

/** Of a stored enquiry, without the person who sent it. */
type Row = {
  readonly kind: EnquiryKind
  readonly language: Language
  readonly received_at: string | Date
  readonly details: EnquiryDetails | null
  readonly subject: EnquirySubject | null
  readonly dealer_details: EnquiryDealer | null
}

/** References cannot be tried out. */
const limit = createRateLimit({ max: 30, periodMs: 10 * 60_000 })

const pattern = /^FC-[2-9A-Z]{4}-[2-9A-Z]{4}$/

async function findEnquiry(reference: string): Promise<Row | null> {
  if (!pattern.test(reference)) return null
  const { rows } = await (await cms()).db.drizzle.execute(sql`
    select kind, language, received_at, details, subject, dealer_details
    from enquiries where reference = ${reference} and erased_at is null and status <> 'spam'`)
  return (rows[0] as Row | undefined) ?? null
}

/** Street and town of a dealer; empty when it cannot be looked up. */
async function placeOf(dealer: EnquiryDealer): Promise<string> {
  const found = await cachedLookups.dealer(dealer.slug).catch(() => null)
  return [found?.address.street, found?.address.city].filter(Boolean).join(', ')
}

async function fileOf(reference: string): Promise<string | null> {
  const row = await findEnquiry(reference)
  const visit = row && requestedVisit(row.kind, row.details ?? {})
  if (!visit) return null
  const { kind, language, subject, dealer_details: dealer } = row
  const place = dealer ? await placeOf(dealer) : ''
  const isTestDrive = formDefinition(kind).leadType === 'test-drive'
  const { enquiryAnswer } = summaryTextGroups(language)
  const entry = visitEntry({ isTestDrive, reference, visit, subject, dealer, place }, enquiryAnswer)
  const file = {
    entry,
    uid: `${reference}@${new URL(config().siteUrl).hostname}`,
    changedAt: new Date(row.received_at).toISOString(),
  }
  return calendarFile([file], { productId: '-//Forecourt//Visits//EN' })
}

/**
 * Responds with the file by which a visitor adds the visit that an enquiry asks for to a calendar. It says nothing about the
 * person, as its address is all that opens it; 404 when there is no such enquiry, or it asks for no day.
 */
export async function respondWithVisit(reference: string, request: Request): Promise<Response> {
  const wait = limit(clientNetwork(request))
  if (wait !== undefined)
    return problem(429, 'Too many requests came from your connection.', { 'retry-after': String(wait) })
  try {
    const file = await fileOf(reference)
    if (file === null) return problem(404, 'There is no such visit.')
    return new Response(file, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${reference}.ics"`,
        'content-type': 'text/calendar; charset=utf-8',
      },
    })
  } catch (error) {
    log.error({ reason: String(error) }, 'calendar file of an enquiry failed')
    return problem(503, 'The calendar is not available at the moment. Try again in a few seconds.')
  }
}
