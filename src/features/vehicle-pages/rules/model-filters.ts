import type { FilterColumn, HeroFilters, ModelCard } from '#features/vehicles/index.ts'
import {
  driveSystems,
  fuelTypes,
  gradeLabel,
  gradeSlug,
  sortGrades,
  transmissionTypes,
} from '#features/vehicles/rules.ts'

/** What models are filtered by, in the order of the columns. */
const filterNames = ['fuelType', 'transmissionType', 'driveSystem', 'trim'] as const

export type FilterName = (typeof filterNames)[number]

/** Chosen options; none of a filter means all of them. */
export type ChosenFilters = Readonly<Record<FilterName, readonly string[]>>

export const noFilters: ChosenFilters = { fuelType: [], transmissionType: [], driveSystem: [], trim: [] }

export type Filter = {
  readonly name: FilterName
  /** Given by a featured model; null for the usual one. */
  readonly heading: string | null
  readonly options: readonly string[]
}

/** The two trims of models of many ranges, whose grades cannot be compared. */
const trims = ['Standard', 'GR'] as const

const gr = /\bGR\b/

/** The trim of a model: its grade among the models of its range, GR or not among all. */
function trimOf({ name, grade }: ModelCard, byGrade: boolean): string {
  if (byGrade && grade !== '') return gradeLabel(grade)
  return gr.test(name) || /^gr(-|$)/.test(gradeSlug(grade)) ? 'GR' : 'Standard'
}

function partOf(card: ModelCard, name: FilterName, byGrade: boolean): string | null {
  return name === 'trim' ? trimOf(card, byGrade) : card[name]
}

/** Options in the documents' order. */
function optionsOf(cards: readonly ModelCard[], name: FilterName, byGrade: boolean): readonly string[] {
  if (name === 'fuelType') return fuelTypes
  if (name === 'transmissionType') return transmissionTypes
  if (name === 'driveSystem') return driveSystems
  const grades = byGrade ? sortGrades([...new Set(cards.map(({ grade }) => grade))].filter(Boolean)) : []
  return [...new Set([...grades.map(gradeLabel), ...trims])]
}

/**
 * The filters of a chooser. An option is offered when some model has it; a model that a page features may hide filters
 * and call them otherwise.
 *
 * @param byGrade whether the models are those of one range, whose trims are its grades.
 * Source: requirements V-218 to V-220 and V-225.
 */
export function filtersOf(
  cards: readonly ModelCard[],
  byGrade: boolean,
  hero: HeroFilters | null = null,
): Filter[] {
  return filterNames.flatMap((name, index) => {
    const options = optionsOf(cards, name, byGrade).filter((option) =>
      cards.some((card) => partOf(card, name, byGrade) === option),
    )
    const hidden = hero?.hidden.includes((index + 1) as FilterColumn) ?? false
    return hidden || options.length === 0 ? [] : [{ name, heading: hero?.headings[index] ?? null, options }]
  })
}

/** The words of a search. The maker's name is none of them, unless it is all that was typed. Source: V-217. */
function searchWords(typed: string, brand: string): string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => word !== brand.toLowerCase())
  return telling.length > 0 ? telling : words
}

/**
 * The models that a search and filters leave, in their order. Every word has to be in the name of the model or of its
 * range.
 *
 * Source: requirements V-216 and V-217.
 */
export function matchingModels(
  cards: readonly ModelCard[],
  { typed, brand, filters, byGrade }: Asked,
): readonly ModelCard[] {
  const words = searchWords(typed, brand)
  return cards.filter((card) => {
    const names = `${card.name} ${card.range.name}`.toLowerCase()
    return (
      words.every((word) => names.includes(word)) &&
      filterNames.every((name) => {
        const chosen = filters[name]
        return chosen.length === 0 || chosen.includes(partOf(card, name, byGrade) ?? '')
      })
    )
  })
}

type Asked = {
  readonly typed: string
  readonly brand: string
  readonly filters: ChosenFilters
  readonly byGrade: boolean
}
