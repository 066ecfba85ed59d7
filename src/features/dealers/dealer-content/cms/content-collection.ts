import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import {
  hiddenExceptFor,
  isDealerOf,
  isDealerOfOrPublished,
  isEditor,
  isEditorOrDealer,
  isEditorOrPublished,
  listOwnOnly,
} from '#features/people/accounts/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { assignAudience } from './assign-audience.ts'
import { audienceFields } from './audience-fields.ts'
import { type AudienceOf, tagsOfAudience } from './tags-of-audience.ts'

type Options = {
  readonly slug: CollectionSlug
  readonly labels: { readonly singular: string; readonly plural: string }
  readonly title: string
  /** Columns of the list between the title and the audience. */
  readonly columns?: readonly string[]
  readonly search?: readonly string[]
  readonly sort?: string
  readonly description: string
  /** Whether a dealer writes its own; otherwise only editors do. Source: decision 41. */
  readonly byDealers: boolean
  /** Cache tags that every change expires, besides those of the pages on which the document is shown. */
  readonly alsoExpires?: readonly string[]
  readonly preview?: NonNullable<CollectionConfig['admin']>['preview']
  readonly fields: readonly Field[]
}

const accessOfDealers: CollectionConfig['access'] = {
  read: isDealerOfOrPublished('dealer'),
  create: isEditorOrDealer,
  update: isDealerOf('dealer'),
  delete: isDealerOf('dealer'),
  readVersions: isDealerOf('version.dealer'),
}

const accessOfEditors: CollectionConfig['access'] = {
  read: isEditorOrPublished,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
  readVersions: isEditor,
}

/** Creates a collection of documents that are shown on the pages of one dealer, of a group's dealers or of all dealers. */
export function contentCollection(options: Options): CollectionConfig {
  const { slug, labels, title, columns = [], search = [title], description, byDealers, fields } = options
  const { alsoExpires = [], preview } = options
  return {
    slug,
    trash: true,
    labels,
    admin: {
      useAsTitle: title,
      defaultColumns: [title, ...columns, 'audience', 'dealer', 'group', '_status', 'updatedAt'],
      listSearchableFields: [...search],
      group: 'Dealers',
      description,
      ...(preview && { preview }),
      ...(byDealers && {
        hidden: hiddenExceptFor('admin', 'editor', 'dealer'),
        baseFilter: listOwnOnly('dealer'),
      }),
    },
    defaultSort: options.sort ?? title,
    versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
    access: byDealers ? accessOfDealers : accessOfEditors,
    hooks: {
      ...publishingHooks<AudienceOf & { id: number }>(async (document, req) => [
        ...alsoExpires,
        ...(await tagsOfAudience(document, req)),
      ]),
      beforeValidate: [assignAudience],
    },
    fields: [audienceFields, ...fields],
  }
}
