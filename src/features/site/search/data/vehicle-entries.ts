import { createHash } from 'node:crypto'
import type { VehicleModel, VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { currentPrice, vehicleGroupOf } from '#features/vehicles/vehicles/rules.ts'
import { findRange, listAllModels, listRanges } from '#features/vehicles/vehicles/server.ts'
import { languageRule } from '#platform/i18n/language-rule.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { Entry } from '../entry.ts'
import type { Versions } from './store.ts'

/** The entries of ranges and models, with their versions. */
export type VehicleEntries = {
  readonly ranges: { readonly entries: readonly Entry[]; readonly versions: Versions }
  readonly models: { readonly entries: readonly Entry[]; readonly versions: Versions }
}

const pathOf = (slug: string) => `/vehicles/${slug}`

/** Returns the properties that distinguish models, for search. */
function traitsOf(model: VehicleModel): string[] {
  const { engine, transmission, transmissionType, driveSystem, fuelType, grade } = model
  const traits = [engine, transmission, transmissionType, driveSystem, fuelType, grade]
  return traits.filter((trait): trait is string => Boolean(trait))
}

function bodyKeywords({ bodyType }: Pick<VehicleRange, 'bodyType'>): string[] {
  return bodyType ? [bodyType, ...Object.values(textsIn.catalogue.layout[vehicleGroupOf(bodyType)])] : []
}

function englishRange(range: VehicleRange, models: readonly VehicleModel[]): Entry {
  const { slug, name, brand, code, tagline, description, fromPrice, drawing } = range
  return {
    ...{ kind: 'range', key: slug, language: 'en', title: name, summary: tagline },
    shown: { href: pathOf(slug), price: fromPrice, drawing },
    keywords: [brand, code, ...bodyKeywords(range), ...new Set(models.flatMap(traitsOf))],
    texts: [description, ...range.figures.map(({ label }) => label)],
  }
}

/** Returns the translated entry of a range; none when its address or its tagline is not translated. */
async function translatedRange(english: Entry, language: Language): Promise<Entry[]> {
  if (!languageRule.match(english.shown.href)) return []
  const view = await findRange(english.key, language)
  if (!view || view.texts.tagline.language !== language) return []
  const { tagline, description } = view.texts
  const texts = description.language === language ? [description.text] : []
  return [{ ...english, language, summary: tagline.text, texts }]
}

function modelEntry(model: VehicleModel, range: VehicleRange | undefined): Entry {
  const { code, name, brand, engine, transmission } = model
  return {
    ...{ kind: 'model', key: code, language: 'en', title: name },
    summary: [engine, transmission].filter(Boolean).join(', '),
    shown: {
      href: `${pathOf(model.range.slug)}?model=${encodeURIComponent(code)}`,
      price: currentPrice(model),
      drawing: range?.drawing ?? null,
    },
    keywords: [code, model.range.name, brand, ...bodyKeywords(model), ...traitsOf(model)],
    texts: model.badges,
  }
}

/** Hashes the entries of each key as its version, as an external vehicle service provides none. */
function versionsOf(entries: readonly Entry[]): Versions {
  const byKey = Map.groupBy(entries, ({ key }) => key)
  const digest = (group: readonly Entry[]) =>
    createHash('sha256').update(JSON.stringify(group)).digest('base64url')
  return new Map([...byKey].map(([key, group]) => [key, digest(group)]))
}

/** @throws VehiclesUnavailable when the vehicle service failed and there is no earlier response. */
export async function vehicleEntries(): Promise<VehicleEntries> {
  const [ranges, models] = await Promise.all([listRanges(), listAllModels()])
  const bySlug = new Map(ranges.map((range) => [range.slug, range]))
  const modelsBySlug = Map.groupBy(models, ({ range }) => range.slug)
  const english = ranges.map((range) => englishRange(range, modelsBySlug.get(range.slug) ?? []))
  const others = languages.filter((language) => language !== 'en')
  const translated = await Promise.all(
    english.flatMap((entry) => others.map((language) => translatedRange(entry, language))),
  )
  const rangeEntries = [...english, ...translated.flat()]
  const modelEntries = models
    .filter(({ range }) => bySlug.has(range.slug))
    .map((model) => modelEntry(model, bySlug.get(model.range.slug)))
  return {
    ranges: { entries: rangeEntries, versions: versionsOf(rangeEntries) },
    models: { entries: modelEntries, versions: versionsOf(modelEntries) },
  }
}
