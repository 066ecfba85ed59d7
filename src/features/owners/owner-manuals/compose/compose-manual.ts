import type { ContactSettings } from '#features/site/site-settings/index.ts'
import type { DataName, WrittenLamp, WrittenPassage, WrittenSection } from '../chapter.ts'
import { writtenChapters } from '../chapters/index.ts'
import type { Chapter, Passage, Section, Table } from '../manual.ts'
import { modelsWith, type SpecifiedModel, type Trait } from '../traits.ts'
import { figureTable, isFigureTable, massesTable } from './figures.ts'
import { type Kind, kindsTable } from './kinds.ts'
import { nameSome, shortNames } from './model-names.ts'
import { capacitiesTable, workPassages } from './service-work.ts'

/** What a manual is composed of, besides its texts. */
type ManualFacts = {
  readonly kinds: readonly Kind[]
  readonly contact: ContactSettings
}

const modelsOf = ({ kinds }: ManualFacts): SpecifiedModel[] => kinds.flatMap(({ models }) => models)

const isAbout =
  (facts: ManualFacts) =>
  (part: { readonly for?: Trait }): boolean =>
    part.for === undefined || modelsWith(part.for, modelsOf(facts)).length > 0

/** Names the models with a trait; null when all have it. */
function appliesTo(trait: Trait | undefined, facts: ManualFacts): string | null {
  const models = modelsOf(facts)
  const some = new Set(trait === undefined ? models : modelsWith(trait, models))
  if (some.size === models.length) return null
  const names = shortNames(models.map(({ name }) => name))
  return `For: ${nameSome(
    names.filter((_, index) => models[index] && some.has(models[index])),
    names,
  )}`
}

function numbersTable({ contact }: ManualFacts): Table {
  const rows: readonly (readonly [string, string | null])[] = [
    ['Roadside assistance, day and night', contact.roadsideAssistance],
    ['Customer care', contact.tollFree],
    ['Customer care, from abroad', contact.international],
    ['E-mail', contact.supportEmail],
    ['Emergency, from a cell phone', '112'],
    ['Police', '10111'],
    ['Ambulance', '10177'],
  ]
  return {
    title: 'Telephone numbers',
    head: ['Who', 'Number'],
    rows: rows.flatMap(([who, number]) => (number === null ? [] : [[who, number]])),
  }
}

const asPassages = (table: Table | null): Passage[] => (table === null ? [] : [{ kind: 'table', table }])

const noAmounts: Passage = {
  kind: 'note',
  text: 'No amounts are stored for these models. Your dealer has them, and the label under the bonnet names the oil.',
}

function dataPassages(data: DataName, facts: ManualFacts): Passage[] {
  if (isFigureTable(data)) return asPassages(figureTable(data, modelsOf(facts)))
  switch (data) {
    case 'capacities': {
      const table = capacitiesTable(facts.kinds)
      return table ? asPassages(table) : [noAmounts]
    }
    case 'kinds':
      return asPassages(kindsTable(facts.kinds))
    case 'loads':
      return asPassages(massesTable(modelsOf(facts)))
    case 'numbers':
      return asPassages(numbersTable(facts))
    case 'work':
      return workPassages(facts.kinds)
    default:
      return data satisfies never
  }
}

const lampOf = ({ symbol, colour, name, text }: WrittenLamp) => ({ symbol, colour, name, text })

function passagesOf(passage: WrittenPassage, facts: ManualFacts): Passage[] {
  switch (passage.kind) {
    case 'data':
      return dataPassages(passage.data, facts)
    case 'lamps':
      return [{ kind: 'lamps', lamps: passage.lamps.filter(isAbout(facts)).map(lampOf) }]
    case 'list':
    case 'steps':
      return [{ kind: passage.kind, entries: passage.entries }]
    default:
      return [{ kind: passage.kind, text: passage.text }]
  }
}

function sectionOf(section: WrittenSection, facts: ManualFacts): Section {
  return {
    title: section.title,
    appliesTo: appliesTo(section.for, facts),
    passages: section.passages.filter(isAbout(facts)).flatMap((passage) => passagesOf(passage, facts)),
    terms: section.terms ?? [],
  }
}

/** Composes the chapters of a manual: the sections its models need, with the figures of the models. */
export function composeChapters(facts: ManualFacts): Chapter[] {
  return writtenChapters.flatMap(({ title, sections }) => {
    const kept = sections
      .filter(isAbout(facts))
      .map((section) => sectionOf(section, facts))
      .filter(({ passages }) => passages.length > 0)
    return kept.length > 0 ? [{ title, sections: kept }] : []
  })
}
