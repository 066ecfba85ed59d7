import type { BlockSlug, BlocksFieldValidation, CollectionConfig, FieldHook } from 'payload'
import { hiddenExceptFor, isEditorOrDealer } from '#features/people/accounts/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tagsOfPage } from '#platform/cache/tags.ts'
import { removalHooks } from '#platform/references/removal.ts'
import { pathError, vehiclePathError } from '../rules/path.ts'
import {
  isOwnPage,
  isOwnPageOrPublished,
  isVersionOfOwnPage,
  listOwnPages,
  ownDefaultPath,
  requireOwnPath,
} from './own-site.ts'
import { preventHomeMove, preventHomeRemoval } from './protect-home.ts'
import { preventParentRemoval } from './protect-parents.ts'
import { redirectMovedPage } from './redirect-moved-page.ts'
import { rejectUnknownBlocks } from './reject-unknown-blocks.ts'

type Anchored = { readonly cssId?: string | null; readonly components?: unknown }

/** The anchors of sections and of the components inside them. */
function anchorsOf(value: unknown): string[] {
  return ((Array.isArray(value) ? value : []) as Anchored[]).flatMap(({ cssId, components }) => [
    ...(cssId ? [cssId] : []),
    ...anchorsOf(components),
  ])
}

/** Requires the anchors of a page to be unique. */
const validateLayout: BlocksFieldValidation = (value) => {
  const anchors = anchorsOf(value)
  const duplicate = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index)
  return duplicate === undefined || `Two sections have the anchor “${duplicate}”. Change one of them.`
}

/** The address at which an editor previews the draft of a page; the home page's while the page has no path. */
function previewAddress(path: unknown, locale: string | undefined): string {
  const page = typeof path === 'string' && path.startsWith('/') ? path : '/'
  return `/preview${page === '/' ? '' : page}${locale && locale !== 'en' ? `?lang=${locale}` : ''}`
}

/** Gives a copied page the first free path of `/owners-copy`, `/owners-copy-2`, …, because paths are unique. */
const copyToFreePath: FieldHook = async ({ value, req }) => {
  const stem = `${value === '/' ? '/home' : value}-copy`
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { like: stem } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { path: true },
    overrideAccess: true,
    req,
  })
  const used = new Set(docs.map(({ path }) => path))
  let copy = stem
  for (let number = 2; used.has(copy); number += 1) copy = `${stem}-${number}`
  return copy
}

const hooks = publishingHooks<{ id: number; path: string }>((page) => tagsOfPage(page.path))

const pageRemovalHooks = removalHooks(async (removed) => {
  await preventHomeRemoval(removed)
  await preventParentRemoval(removed)
})

/**
 * The collection of pages, which editors compose of blocks.
 *
 * @param blocks slugs of the available blocks
 */
export function createPagesCollection(blocks: readonly string[]): CollectionConfig<'pages'> {
  return {
    slug: 'pages',
    trash: true,
    labels: { singular: 'Page', plural: 'Pages' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'path'],
      group: 'Content',
      hidden: hiddenExceptFor('admin', 'editor', 'dealer'),
      baseFilter: listOwnPages,
      livePreview: {
        url: ({ data, locale }) => previewAddress(data.path, locale?.code),
        breakpoints: [
          { name: 'phone', label: 'Phone, 390 px', width: 390, height: 844 },
          { name: 'desktop', label: 'Desktop, 1280 px', width: 1280, height: 800 },
        ],
      },
      preview: (page, { locale }) => previewAddress(page.path, locale),
    },
    defaultSort: 'path',
    // Links need only the path of their page.
    defaultPopulate: { path: true },
    versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
    access: {
      read: isOwnPageOrPublished,
      create: isEditorOrDealer,
      update: isOwnPage,
      delete: isOwnPage,
      readVersions: isVersionOfOwnPage,
    },
    hooks: {
      ...hooks,
      beforeValidate: [requireOwnPath, rejectUnknownBlocks],
      beforeChange: [...(hooks.beforeChange ?? []), preventHomeMove, ...pageRemovalHooks.beforeChange],
      beforeDelete: pageRemovalHooks.beforeDelete,
      afterChange: [...(hooks.afterChange ?? []), redirectMovedPage],
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'title',
            type: 'text',
            required: true,
            localized: true,
            maxLength: 120,
            admin: {
              description:
                'Shown in breadcrumbs and search engines, and as the heading when the first section has no title.',
            },
          },
          {
            name: 'path',
            type: 'text',
            required: true,
            unique: true,
            index: true,
            label: 'Address',
            defaultValue: ownDefaultPath,
            hooks: { beforeDuplicate: [copyToFreePath] },
            validate: (value: string | null | undefined) =>
              pathError(value ?? '') ?? vehiclePathError(value ?? '') ?? true,
            admin: {
              description:
                'Begins with a slash: /owners/help-and-support. The part before the last slash is the path of its parent page. At the address of a range, such as /vehicles/fortuner, the sections appear on the page of the range, which keeps its own title.',
            },
          },
        ],
      },
      {
        name: 'layout',
        type: 'blocks',
        label: 'Sections',
        labels: { singular: 'Section', plural: 'Sections' },
        blocks: [],
        blockReferences: blocks as BlockSlug[],
        validate: validateLayout,
        admin: {
          initCollapsed: true,
          description:
            'From top to bottom. Drag a section to move it; use its three dots to copy or remove it.',
        },
      },
      {
        // Other systems identify a page by its path without the leading slash.
        name: 'slug',
        type: 'text',
        virtual: true,
        admin: { hidden: true },
        hooks: { afterRead: [({ siblingData }) => String(siblingData.path ?? '').replace(/^\//, '')] },
      },
    ],
  }
}
