import { sql } from '@payloadcms/db-postgres'
import type { Language } from '#platform/i18n/languages.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { loadSummary } from './load-summary.ts'
import { type EnquirySummary, nothingChosen, type SubjectChoice } from './summary.ts'

type CodesRow = {
  readonly model_code: string | null
  readonly colour_code: string | null
  readonly dealer_slug: string | null
  readonly stock_id: string | null
}

async function codesOf(reference: string): Promise<SubjectChoice> {
  const { rows } = await (await cms()).db.drizzle.execute(
    sql`select model_code, colour_code, dealer_slug, stock_id from enquiries where reference = ${reference}`,
  )
  const row = rows[0] as CodesRow | undefined
  return {
    model: row?.model_code ?? '',
    colour: row?.colour_code ?? '',
    dealer: row?.dealer_slug ?? '',
    stock: row?.stock_id ?? '',
  }
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
    return await loadSummary(await codesOf(reference), language)
  } catch (error) {
    log.error({ reason: String(error) }, 'sent enquiry not read')
    return loadSummary(nothingChosen, language)
  }
}
