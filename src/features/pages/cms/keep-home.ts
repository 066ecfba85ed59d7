import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { overrides, type Removed, savesDraft } from '#platform/references/removal.ts'

const home = '/'

const refusal = (what: string) =>
  new APIError(
    `The home page cannot be ${what} because visitors always arrive there. Change what is on it instead.`,
    409,
    null,
    true,
  )

/** Whether visitors find the page at `/`. */
async function isHome(id: number | string, req: PayloadRequest): Promise<boolean> {
  const stored = await req.payload.findByID({
    ...{ collection: 'pages', id, draft: false, depth: 0, select: { path: true, _status: true } },
    ...{ overrideAccess: true, disableErrors: true, req },
  })
  return stored?.path === home && stored._status === 'published'
}

const consequences = { delete: 'deleted', trash: 'deleted', unpublish: 'taken off the site' } as const

/** @throws APIError 409 for the page at `/`. */
export async function keepHome({ id, kind, req }: Removed): Promise<void> {
  if (await isHome(id, req)) throw refusal(consequences[kind])
}

/** Refuses a save that would move the page at `/`; a draft may have another address while it is worked on. */
export const keepHomeInPlace: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || overrides(req) || savesDraft(req, 'pages', data)) return data
  const path = data.path ?? originalDoc?.path
  if (path !== home && (await isHome(originalDoc.id, req))) throw refusal('moved')
  return data
}
