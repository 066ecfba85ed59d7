import { sql } from '@payloadcms/db-postgres'
import type { EnquiryDetails, EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import { requestedVisit } from '#features/enquiries/enquiries/rules.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { loadSummary } from './load-summary.ts'
import { sentVisit } from './sent-visit.ts'
import { type EnquirySummary, nothingChosen, type SubjectChoice } from './summary.ts'

type CodesRow = {
  readonly kind: EnquiryKind
  readonly details: EnquiryDetails | null
  readonly model_code: string | null
  readonly colour_code: string | null
  readonly accessory_codes: string | null
  readonly dealer_slug: string | null
  readonly stock_id: string | null
}

/** The codes of a stored enquiry, and when its visitor asked to come. */
async function findSent(reference: string) {
  const { rows } = await (await cms()).db.drizzle.execute(
    sql`select kind, details, model_code, colour_code, accessory_codes, dealer_slug, stock_id from enquiries where reference = ${reference}`,
  )
  const row = rows[0] as CodesRow | undefined
  const choice: SubjectChoice = {
    model: row?.model_code ?? '',
    colour: row?.colour_code ?? '',
    accessories: row?.accessory_codes ?? '',
    dealer: row?.dealer_slug ?? '',
    stock: row?.stock_id ?? '',
  }
  return { choice, visit: row ? requestedVisit(row.kind, row.details ?? {}) : null }
}

/** Loads what a stored enquiry is about, for the visitor who sent it. Does not throw. */
export async function summaryOfSent({
  reference,
  language,
}: {
  readonly reference: string
  readonly language: Language
}): Promise<EnquirySummary> {
  try {
    const { choice, visit } = await findSent(reference)
    const summary = await loadSummary(choice, language)
    return visit ? { ...summary, visit: sentVisit(visit, reference, language) } : summary
  } catch (error) {
    log.error({ reason: String(error) }, 'sent enquiry not read')
    return loadSummary(nothingChosen, language)
  }
}
