import type { SanitizedConfig } from 'payload'
import { z } from 'zod'

type KnownConfig = Pick<SanitizedConfig, 'collections' | 'globals' | 'localization'>

const id = z.union([z.string(), z.number()])
const record = z.record(z.string(), z.unknown())

/**
 * Returns a schema of the arguments of each server function of Payload's admin, by name. Payload does not validate
 * them and throws on invalid ones. The schemas only cover values that make it throw, so that the admin's pages can
 * send more.
 */
export function serverCallSchemas({
  collections,
  globals,
  localization,
}: KnownConfig): Map<string, z.ZodType> {
  const collectionSlug = z.enum(collections.map(({ slug }) => slug))
  const globalSlug = z.enum(globals.map(({ slug }) => slug))
  const locale = z.enum(localization ? localization.localeCodes : [])
  const optional = { collectionSlug: collectionSlug.nullish(), globalSlug: globalSlug.nullish() }
  const oneOf = z.union([z.looseObject({ collectionSlug }), z.looseObject({ globalSlug })])
  const query = record.nullish()
  const slots = z.looseObject({ ...optional, id: id.nullish() })
  const copy = z.looseObject({ ...optional, docID: id.nullish(), fromLocale: locale, toLocale: locale })
  return new Map<string, z.ZodType>([
    ['copy-data-from-locale', copy.and(oneOf)],
    ['form-state', z.looseObject(optional)],
    ['get-default-layout', record],
    ['get-upcoming-scheduled-publish', record],
    [
      'render-document',
      z.looseObject({ collectionSlug, docID: id.nullish(), initialData: record.nullish() }),
    ],
    ['render-document-slots', slots],
    ['render-field', z.looseObject({ schemaPath: z.string() })],
    ['render-list', z.looseObject({ collectionSlug, query })],
    ['render-widget', z.looseObject({ widgetSlug: z.string(), widgetData: record.nullish() })],
    ['schedule-publish', record],
    ['slugify', z.looseObject({ path: z.string(), valueToSlugify: z.string().nullish() }).and(oneOf)],
    [
      'table-state',
      z.looseObject({ collectionSlug: z.union([collectionSlug, z.array(collectionSlug)]), query }),
    ],
  ])
}
