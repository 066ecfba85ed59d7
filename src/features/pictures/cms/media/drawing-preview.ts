import type { Endpoint } from 'payload'
import { isEditor } from '#features/accounts/cms.ts'
import { illustrationOf } from '../../index.ts'
import { drawingAddress, drawingFor } from '../../server.ts'

const errorResponse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Redirects an editor to the chosen drawing: `/api/media/drawing?vehicle=fortuner&colour=3&scene=karoo`. The browser
 * cannot compute the address, which carries the version of all drawings.
 */
export const drawingPreview: Omit<Endpoint, 'root'> = {
  path: '/drawing',
  method: 'get',
  async handler(req) {
    if (isEditor({ req }) !== true) return errorResponse(403, 'Sign in as an editor to see previews.')
    const { vehicle, colour, scene } = req.query
    const id = Number(colour)
    const colourDocument = Number.isSafeInteger(id)
      ? await req.payload.findByID({ collection: 'colours', id, depth: 0, disableErrors: true, req })
      : null
    const illustration = illustrationOf({
      vehicle: String(vehicle),
      colour: colourDocument,
      scene: String(scene),
    })
    if (!illustration) return errorResponse(404, 'There is no drawing of this vehicle in this colour.')
    const location = drawingAddress(drawingFor(illustration))
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, max-age=60' } })
  },
}
