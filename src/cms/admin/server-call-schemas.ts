import type { SanitizedConfig } from 'payload'
import { z } from 'zod'

type Known = Pick<SanitizedConfig, 'collections' | 'globals' | 'localization'>

const id = z.union([z.string(), z.number()])
const record = z.record(z.string(), z.unknown())

/**
 * What each server function of Payload's admin takes, by its name. Payload takes any value and fails over most of them.
 * Only what it would fail over is said here, so that its own pages stay free to send more.
 */
export function serverCallSchemas({ collections, globals, localization }: Known): Map<string, z.ZodType> {
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
