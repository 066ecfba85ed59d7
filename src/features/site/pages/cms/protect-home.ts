import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { overridesReferences, type Removed, savesDraft } from '#platform/references/removal.ts'

const home = '/'

const homePageError = (action: string) =>
  new APIError(
    `The home page cannot be ${action} because the site always needs one. Change its content instead.`,
    409,
    null,
    true,
  )

/** Whether the page is the published home page. */
async function isHome(id: number | string, req: PayloadRequest): Promise<boolean> {
  const stored = await req.payload.findByID({
    ...{ collection: 'pages', id, draft: false, depth: 0, select: { path: true, _status: true } },
    ...{ overrideAccess: true, disableErrors: true, req },
  })
  return stored?.path === home && stored._status === 'published'
}

const actions = { delete: 'deleted', trash: 'deleted', unpublish: 'taken off the site' } as const

/** Prevents removing the home page. @throws APIError 409 for the page at `/`. */
export async function preventHomeRemoval({ id, kind, req }: Removed): Promise<void> {
  if (await isHome(id, req)) throw homePageError(actions[kind])
}

/** Rejects a change that would move the home page. A draft may have another path until it is published. */
export const preventHomeMove: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || overridesReferences(req) || savesDraft(req, 'pages', data)) return data
  const path = data.path ?? originalDoc?.path
  if (path !== home && (await isHome(originalDoc.id, req))) throw homePageError('moved')
  return data
}
