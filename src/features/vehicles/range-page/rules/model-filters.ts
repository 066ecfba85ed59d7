import type { FilterColumn, HeroFilters, ModelCard } from '#features/vehicles/vehicles/index.ts'
import {
  driveSystems,
  fuelTypes,
  gradeLabel,
  gradeSlug,
  sortGrades,
  transmissionTypes,
} from '#features/vehicles/vehicles/rules.ts'

/** The filters, in the order of their columns. */
const filterNames = ['fuelType', 'transmissionType', 'driveSystem', 'trim'] as const

export type FilterName = (typeof filterNames)[number]

/** The selected options of each filter; an empty list matches every model. */
export type SelectedFilters = Readonly<Record<FilterName, readonly string[]>>

export const noFilters: SelectedFilters = { fuelType: [], transmissionType: [], driveSystem: [], trim: [] }

export type Filter = {
  readonly name: FilterName
  /** From a featured model; null for the default heading. */
  readonly heading: string | null
  readonly options: readonly string[]
}

/** The trims used across ranges, whose grades are not comparable. */
const trims = ['Standard', 'GR'] as const

const gr = /\bGR\b/

/** Returns the trim of a model: its grade within one range, else GR or Standard. */
function trimOf({ name, grade }: ModelCard, byGrade: boolean): string {
  if (byGrade && grade !== '') return gradeLabel(grade)
  return gr.test(name) || /^gr(-|$)/.test(gradeSlug(grade)) ? 'GR' : 'Standard'
}

function valueOfFilter(card: ModelCard, name: FilterName, byGrade: boolean): string | null {
  return name === 'trim' ? trimOf(card, byGrade) : card[name]
}

/** Returns the possible options of a filter, in the specified order. */
function optionsOf(cards: readonly ModelCard[], name: FilterName, byGrade: boolean): readonly string[] {
  if (name === 'fuelType') return fuelTypes
  if (name === 'transmissionType') return transmissionTypes
  if (name === 'driveSystem') return driveSystems
  const grades = byGrade ? sortGrades([...new Set(cards.map(({ grade }) => grade))].filter(Boolean)) : []
  return [...new Set([...grades.map(gradeLabel), ...trims])]
}

/**
 * Returns the filters of the model chooser, with the options that occur in the models. A featured model may hide
 * filters and override their headings.
 *
 * @param byGrade true for models of one range, whose trims are its grades.
 * Source: requirements V-218 to V-220 and V-225.
 */
export function filtersOf(
  cards: readonly ModelCard[],
  byGrade: boolean,
  hero: HeroFilters | null = null,
): Filter[] {
  return filterNames.flatMap((name, index) => {
    const options = optionsOf(cards, name, byGrade).filter((option) =>
      cards.some((card) => valueOfFilter(card, name, byGrade) === option),
    )
    const hidden = hero?.hidden.includes((index + 1) as FilterColumn) ?? false
    return hidden || options.length === 0 ? [] : [{ name, heading: hero?.headings[index] ?? null, options }]
  })
}

/** Returns the words of a search term, without the brand unless it is the only word. Source: V-217. */
function searchWords(searchTerm: string, brand: string): string[] {
  const words = searchTerm.toLowerCase().split(/\s+/).filter(Boolean)
  const significant = words.filter((word) => word !== brand.toLowerCase())
  return significant.length > 0 ? significant : words
}

/**
 * Returns the models that match a search term and the filters, in their order. Every word must occur in the name of
 * the model or of its range.
 *
 * Source: requirements V-216 and V-217.
 */
export function findMatchingModels(
  cards: readonly ModelCard[],
  { searchTerm, brand, filters, byGrade }: ModelQuery,
): readonly ModelCard[] {
  const words = searchWords(searchTerm, brand)
  return cards.filter((card) => {
    const names = `${card.name} ${card.range.name}`.toLowerCase()
    return (
      words.every((word) => names.includes(word)) &&
      filterNames.every((name) => {
        const selected = filters[name]
        return selected.length === 0 || selected.includes(valueOfFilter(card, name, byGrade) ?? '')
      })
    )
  })
}

type ModelQuery = {
  readonly searchTerm: string
  readonly brand: string
  readonly filters: SelectedFilters
  readonly byGrade: boolean
}
