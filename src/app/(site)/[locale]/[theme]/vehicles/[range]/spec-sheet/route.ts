import { answerSpecSheet } from '#features/spec-sheets/server.ts'
import { fileRoute } from '../../../../../../vehicle-routes/file-route.ts'

export const dynamic = 'force-dynamic'

/** The specification sheet of a model, or of several beside each other, as PDF. */
export const GET = fileRoute(answerSpecSheet)
