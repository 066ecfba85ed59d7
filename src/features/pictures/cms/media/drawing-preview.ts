import type { Endpoint } from 'payload'
import { isEditor } from '#features/accounts/cms.ts'
import { illustrationOf } from '../../index.ts'
import { drawingAddress, drawingFor } from '../../server.ts'

const refusal = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Leads to the drawing of what an editor has chosen: `/api/media/drawing?vehicle=fortuner&colour=3&scene=karoo`.
 * Only the server knows the addresses of drawings, which carry a digest of all of them.
 */
export const drawingPreview: Omit<Endpoint, 'root'> = {
  path: '/drawing',
  method: 'get',
  async handler(req) {
    if (isEditor({ req }) !== true) return refusal(403, 'Previews are for editors who are signed in.')
    const { vehicle, colour, scene } = req.query
    const id = Number(colour)
    const paint = Number.isSafeInteger(id)
      ? await req.payload.findByID({ collection: 'colours', id, depth: 0, disableErrors: true, req })
      : null
    const chosen = illustrationOf({ vehicle: String(vehicle), colour: paint, scene: String(scene) })
    if (!chosen) return refusal(404, 'There is no drawing of this vehicle in this colour.')
    const location = drawingAddress(drawingFor(chosen))
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, max-age=60' } })
  },
}
