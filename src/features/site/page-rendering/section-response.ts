import { z } from 'zod'
import { pathError } from '#features/site/pages/index.ts'
import { languages } from '#platform/i18n/languages.ts'
import { problem } from '#platform/service/problem.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { loadSection } from './live-sections.ts'

const querySchema = z.object({
  page: z.string().refine((path) => pathError(path) === null),
  lang: z.enum(languages),
  /** Codes of the models to load. */
  codes: z
    .string()
    .regex(/^[0-9A-Z]{3}(?:,[0-9A-Z]{3}){0,23}$/)
    .transform((codes) => codes.split(','))
    .optional(),
  /** What the settings of the block select. */
  choice: z
    .string()
    .regex(/^[\p{L}\p{N}\p{P}\p{Zs}]{1,200}$/u)
    .optional(),
})

const headers = { 'cache-control': 'no-store' }

/** Responds with the data of a live section as JSON: ready with its data, empty, or failed. */
export async function respondWithSection(kind: string, query: URLSearchParams): Promise<Response> {
  const parsed = querySchema.safeParse(Object.fromEntries(query))
  if (!parsed.success) return problem(400, 'The parameters page and lang are required and must be valid.')
  const { page, lang, codes, choice } = parsed.data
  const today = siteClock().today()
  const live = loadSection(kind, { path: page, language: lang, today, codes, choice })
  if (!live) return problem(404, 'This section does not exist.')
  const result = await live
  return Response.json(result, { status: result.state === 'failed' ? 503 : 200, headers })
}
