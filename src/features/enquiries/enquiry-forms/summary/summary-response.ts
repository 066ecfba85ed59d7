import { z } from 'zod'
import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import { enquiryKinds } from '#features/enquiries/enquiries/rules.ts'
import { languages } from '#platform/i18n/languages.ts'
import { problem } from '#platform/service/problem.ts'
import { loadSummary } from './load-summary.ts'

const code = z
  .string()
  .regex(/^[\w-]{0,100}$/)
  .default('')

const accessories = z
  .string()
  .regex(/^[\w,-]{0,800}$/)
  .default('')

const stock = z
  .string()
  .regex(/^[\w.-]{0,40}$/)
  .default('')

const kind = z.enum(enquiryKinds as [EnquiryKind, ...EnquiryKind[]]).optional()

const querySchema = z.object({
  lang: z.enum(languages),
  ...{ model: code, colour: code, accessories, dealer: code, stock, kind },
})

/** Responds with what a form is about, for the codes that are chosen in it. */
export async function respondWithSummary(query: URLSearchParams): Promise<Response> {
  const parsed = querySchema.safeParse(Object.fromEntries(query))
  if (!parsed.success)
    return problem(400, 'The query needs a language, and codes of a model, colour and dealer.')
  const { lang, kind: form, ...choice } = parsed.data
  return Response.json(await loadSummary(choice, lang, form), { headers: { 'cache-control': 'no-store' } })
}
