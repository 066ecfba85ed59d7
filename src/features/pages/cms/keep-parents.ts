import { APIError } from 'payload'
import { inWords } from '#platform/references/refuse-while-used.ts'
import type { Removed } from '#platform/references/removal.ts'

/** Pages named in one message, and one more to know that there are others. */
const maxRead = 100

/**
 * Refuses to remove a page that published pages lie below: it is a step of their breadcrumbs, though no field of theirs
 * refers to it.
 *
 * @throws APIError 409 that names the pages.
 */
export async function keepParents({ id, kind, req }: Removed): Promise<void> {
  const reading = { depth: 0, draft: false, overrideAccess: true, req } as const
  const page = await req.payload.findByID({
    ...{ collection: 'pages', id, disableErrors: true, select: { path: true, _status: true } },
    ...reading,
  })
  if (page?._status !== 'published' || page.path === '/') return
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', limit: maxRead, pagination: false, select: { title: true, path: true } },
    where: { and: [{ path: { like: `${page.path}/` } }, { _status: { equals: 'published' } }] },
    ...{ ...reading, locale: 'en' },
  })
  const below = docs.filter(({ path }) => path.startsWith(`${page.path}/`))
  if (below.length === 0) return
  const uses = below.map(({ id: child, path }) => ({
    ...{ title: path, kind: 'page', href: `/admin/collections/pages/${child}` },
  }))
  const what = kind === 'unpublish' ? 'taken off the site' : 'deleted'
  const message = `The page ${page.path} cannot be ${what} because other pages lie below it: ${inWords(uses)}. Move or delete those first.`
  throw new APIError(message, 409, null, true)
}
