import type { Endpoint } from 'payload'

/** Downloads of staff: `GET /api/enquiry-files/file/{key}`, with `?thumbnail` for a small version of a picture. */
export const fileEndpoint: Endpoint = {
  path: '/file/:key',
  method: 'get',
  handler: async (req) => {
    // Loaded here because programs that migrate and seed send no files.
    const { serveFile } = await import('../data/serve-file.ts')
    return serveFile(req, String(req.routeParams?.key))
  },
}
