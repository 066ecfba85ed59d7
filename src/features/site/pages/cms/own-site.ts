import {
  type Access,
  type BaseFilter,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { dealerSegment } from '#features/dealers/dealers/index.ts'
import { hasRole, ownDealerOf } from '#features/people/accounts/cms.ts'
import { builtInPathError } from '../rules/built-in-path.ts'
import { pathError } from '../rules/path.ts'

/** Options of queries that ignore the caller, whose request Payload would change. */
const asProduct = (req: PayloadRequest) => ({
  ...{ depth: 0, overrideAccess: true, pagination: false },
  req: { transactionID: req.transactionID },
})

/** Returns the slug of the caller's dealer; undefined for callers without one. */
async function ownSlug(req: PayloadRequest): Promise<string | undefined> {
  const dealer = ownDealerOf(req.user)
  if (dealer === undefined) return undefined
  const found = await req.payload.findByID({
    ...{ collection: 'dealers', id: dealer, draft: false, disableErrors: true, select: { slug: true } },
    ...asProduct(req),
  })
  return found?.slug ?? undefined
}

async function idsBelow(slug: string, draft: boolean, req: PayloadRequest): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', draft, select: { path: true } },
    where: { path: { contains: `/dealers/${slug}` } },
    ...asProduct(req),
  })
  return docs.filter(({ path }) => dealerSegment(path ?? '') === slug).map(({ id }) => id)
}

/**
 * Returns the ids of the pages of the caller's dealer: those below its address, both as published and in the newest
 * draft, so that a page which an editor is moving belongs to neither dealer. Undefined for callers without a dealer.
 */
async function ownPages(req: PayloadRequest): Promise<number[] | undefined> {
  const slug = await ownSlug(req)
  if (slug === undefined) return ownDealerOf(req.user) === undefined ? undefined : []
  const [stored, newest] = await Promise.all([idsBelow(slug, false, req), idsBelow(slug, true, req)])
  return stored.filter((id) => newest.includes(id))
}

const published: Where = { _status: { equals: 'published' } }

/** Editors, and a dealer for the pages of its own site. */
export const isOwnPage: Access = async ({ req }) => {
  if (hasRole(req, 'admin', 'editor')) return true
  const ids = await ownPages(req)
  return ids === undefined ? false : { id: { in: ids } }
}

/** Like `isOwnPage`, for the versions of pages. */
export const isVersionOfOwnPage: Access = async ({ req }) => {
  if (hasRole(req, 'admin', 'editor')) return true
  const ids = await ownPages(req)
  return ids === undefined ? false : { parent: { in: ids } }
}

/** Like `isOwnPage`; all others read published pages only. */
export const isOwnPageOrPublished: Access = async ({ req }) => {
  if (hasRole(req, 'admin', 'editor')) return true
  const ids = await ownPages(req)
  return ids === undefined || ids.length === 0 ? published : { or: [{ id: { in: ids } }, published] }
}

/** Limits the lists of the admin to the pages of a dealer's own site. */
export const listOwnPages: BaseFilter = async ({ req }) => {
  const ids = await ownPages(req)
  return ids === undefined ? null : { id: { in: ids } }
}

/** Returns the first of `/dealers/bryanston/page`, `/dealers/bryanston/page-2`, … that no page has. */
async function freePath(slug: string, req: PayloadRequest): Promise<string> {
  const stem = `/dealers/${slug}/page`
  const used = new Set<string | null | undefined>()
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      ...{ collection: 'pages', draft, trash: true, select: { path: true } },
      where: { path: { contains: stem } },
      ...asProduct(req),
    })
    for (const { path } of docs) used.add(path)
  }
  let path = stem
  for (let number = 2; used.has(path); number += 1) path = `${stem}-${number}`
  return path
}

/** The path of a new page of a dealer, because a draft without a path would belong to no one. */
export async function ownDefaultPath({ req }: { req: PayloadRequest }): Promise<string | undefined> {
  const slug = await ownSlug(req)
  return slug === undefined ? undefined : freePath(slug, req)
}

/**
 * Keeps the pages of a dealer on its own site, drafts included, and off the addresses of pages that the site makes. A
 * page that is already at such an address can still be changed and removed.
 *
 * @throws ValidationError for a path on the national site or on that of another dealer, and for a new one that is taken.
 */
export const requireOwnPath: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (ownDealerOf(req.user) === undefined) return data
  const slug = await ownSlug(req)
  const path = data?.path || (operation === 'create' && slug ? await freePath(slug, req) : originalDoc?.path)
  const isOwn = slug !== undefined && dealerSegment(path ?? '') === slug
  const message = isOwn
    ? (pathError(path) ?? (path === originalDoc?.path ? null : builtInPathError(path)))
    : `The pages of your site begin with /dealers/${slug ?? '…'}.`
  if (message === null) return { ...data, path }
  throw new ValidationError({ collection: 'pages', errors: [{ message, path: 'path' }] }, req.t)
}
