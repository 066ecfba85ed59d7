import { APIError } from 'payload'
import { formatUses } from '#platform/references/prevent-removal-while-used.ts'
import type { Removed } from '#platform/references/removal.ts'

/** Maximum number of child pages to read for the message. */
const maxRead = 100

/**
 * Prevents removing a page with published child pages: it is part of their breadcrumbs, although no field of theirs refers
 * to it.
 *
 * @throws APIError 409 that names the pages.
 */
export async function preventParentRemoval({ id, kind, req }: Removed): Promise<void> {
  const options = { depth: 0, draft: false, overrideAccess: true, req } as const
  const page = await req.payload.findByID({
    ...{ collection: 'pages', id, disableErrors: true, select: { path: true, _status: true } },
    ...options,
  })
  if (page?._status !== 'published' || page.path === '/') return
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', limit: maxRead, pagination: false, select: { title: true, path: true } },
    where: { and: [{ path: { like: `${page.path}/` } }, { _status: { equals: 'published' } }] },
    ...{ ...options, locale: 'en' },
  })
  const children = docs.filter(({ path }) => path.startsWith(`${page.path}/`))
  if (children.length === 0) return
  const uses = children.map(({ id: child, path }) => ({
    ...{ title: path, kind: 'page', href: `/admin/collections/pages/${child}` },
  }))
  const action = kind === 'unpublish' ? 'taken off the site' : 'deleted'
  const message = `The page ${page.path} cannot be ${action} because it has child pages: ${formatUses(uses)}. Move or delete those first.`
  throw new APIError(message, 409, null, true)
}
