import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor } from '#features/people/accounts/cms.ts'
import { problem } from '#platform/service/problem.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { seasonReport } from '../read/season-report.ts'
import { seasonShape } from '../read/season-shape.ts'

const bodyShape = z.object({
  /** Absent for a season that has not been saved. */
  id: z.number().int().positive().nullish(),
  season: seasonShape,
})

/** Reads the published season; null without one. */
async function publishedSeason(req: PayloadRequest, id: number | null | undefined) {
  if (!id) return null
  const stored = await req.payload.findByID({
    ...{ collection: 'seasons', id, draft: false, depth: 0, disableErrors: true, overrideAccess: false, req },
  })
  return stored?._status === 'published' ? stored : null
}

/** Reports on a season that is being edited, so that an editor sees the standings before they are published. */
export const checkSeason: Endpoint = {
  path: '/check',
  method: 'post',
  handler: async (req) => {
    if (!isEditor({ req })) return problem(403, 'Only editors check results.')
    await addDataAndFileToRequest(req)
    const body = bodyShape.safeParse(req.data)
    if (!body.success) return problem(400, 'Send the id of the season, if it has one, and its fields.')
    const { id, season } = body.data
    const currentYear = Number(siteClock().today().slice(0, 4))
    const published = await publishedSeason(req, id)
    return Response.json(seasonReport(season, published, currentYear))
  },
}
