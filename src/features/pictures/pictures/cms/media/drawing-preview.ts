import type { Endpoint } from 'payload'
import { isEditorOrDealer } from '#features/people/accounts/cms.ts'
import { pictureOf, type StoredPicture } from '../../index.ts'
import { previewFields } from '../admin/preview-fields.ts'

// Loaded on demand: only the admin of the site asks for previews, while every process loads the collections.
const loadAddresses = () => import('../../server.ts')

const errorResponse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

/** The texts of the fields in a query. */
function chosenFields(query: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    previewFields.flatMap((name) => {
      const value = query[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/**
 * Redirects an editor or a dealer to the chosen drawing: `/api/media/drawing?vehicle=fortuner&colour=3&scene=karoo`; 204
 * while the choice is incomplete. With `whole=1` a scene has the format in which pages show it whole. The browser cannot
 * compute the address, which carries the version of all drawings.
 */
export const drawingPreview: Omit<Endpoint, 'root'> = {
  path: '/drawing',
  method: 'get',
  async handler(req) {
    if (isEditorOrDealer({ req }) !== true) return errorResponse(403, 'Sign in as an editor to see previews.')
    const chosen = chosenFields(req.query)
    const id = Number(chosen.colour)
    const colour = Number.isSafeInteger(id)
      ? await req.payload.findByID({ collection: 'colours', id, depth: 0, disableErrors: true, req })
      : null
    const picture = pictureOf({ ...chosen, variant: Number(chosen.variant) || 1, colour } as StoredPicture)
    // Not an error: the editor has not chosen everything yet, or chose an upload.
    if (!picture || picture.kind === 'upload')
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    const { drawingAddress, drawingFor, wholeFormat } = await loadAddresses()
    const location = drawingAddress(drawingFor(picture, req.query.whole === '1' ? wholeFormat : 'wide'))
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, max-age=60' } })
  },
}
