import type { SpecificationGroup } from '../../model.ts'

type Specification = readonly SpecificationGroup[]
type Line = SpecificationGroup['items'][number]

const standard = 'Standard'

/** For labels under which some models state what others state under another: the lines to compare. */
const comparable: Readonly<Record<string, (value: string) => readonly Line[]>> = {
  'Rear parking sensors': () => [{ label: 'Parking sensors', value: 'Rear' }],
  'ABS with EBD': () => [{ label: 'ABS', value: 'With EBD' }],
  'ABS with brake assist': () => [{ label: 'ABS', value: 'With brake assist' }],
  'ABS, EBD and brake assist': () => [{ label: 'ABS', value: 'With EBD and brake assist' }],
  'Around-view camera': (value) => [{ label: 'Around-view monitor', value }],
  'Electric motors': (value) => [{ label: 'Electric motor', value }],
  'Seat belts': (value) => [
    { label: 'Seat belts, front', value: 'Three-point' },
    { label: 'Seat belts, rear', value },
  ],
  Audio: (value) => [{ label: 'Infotainment', value }],
}

/** A line that a model need not state, because a line `by` which it is included says so. */
type Inclusion = { readonly line: Line; readonly by: string; readonly words: RegExp }

const inclusions: readonly Inclusion[] = [
  {
    line: { label: 'Cruise control', value: 'Adaptive' },
    ...{ by: 'Toyota Safety Sense', words: /adaptive cruise control/i },
  },
  {
    line: { label: 'Pre-collision system', value: standard },
    ...{ by: 'Toyota Safety Sense', words: /pre-collision system/i },
  },
  { line: { label: 'Reversing camera', value: standard }, by: 'Around-view monitor', words: /./ },
]

const linesOf = (specification: Specification) => specification.flatMap(({ items }) => items)

function withComparableLabels(specification: Specification): Specification {
  const stated = new Set(linesOf(specification).map(({ label }) => label))
  const compare = (line: Line): readonly Line[] =>
    (comparable[line.label]?.(line.value) ?? [line]).filter(
      ({ label }) => label === line.label || !stated.has(label),
    )
  return specification.map(({ group, items }) => ({ group, items: items.flatMap(compare) }))
}

/** The group in which any of the models states a label. */
function groupOf(specifications: readonly Specification[], label: string): string | undefined {
  const groups = specifications.flat()
  return groups.find(({ items }) => items.some((item) => item.label === label))?.group
}

function withInclusion(specification: Specification, { line, by, words }: Inclusion, group: string) {
  const lines = linesOf(specification)
  const includes = lines.some(({ label, value }) => label === by && words.test(value))
  if (!includes || lines.some(({ label }) => label === line.label)) return specification
  return specification.map((candidate) =>
    candidate.group === group ? { group, items: [...candidate.items, line] } : candidate,
  )
}

/**
 * Returns the specifications of models for a comparison: what they have in common has the same label, and equipment
 * that one model states and another includes in a system is a line of both. Without this a model with the better
 * equipment seems to lack the simpler one.
 */
export function comparableSpecifications(all: readonly Specification[]): readonly Specification[] {
  return inclusions.reduce<readonly Specification[]>((specifications, inclusion) => {
    const group = groupOf(specifications, inclusion.line.label)
    if (group === undefined) return specifications
    return specifications.map((specification) => withInclusion(specification, inclusion, group))
  }, all.map(withComparableLabels))
}
