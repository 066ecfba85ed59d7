/** What a table says in place of a figure that our data do not have. */
export const seePlate = 'See the plate in the driver’s door frame'

/** Returns names without the words with which all of them begin, such as the name of the range. */
export function shortNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '))
  const [first = []] = words
  const shortest = Math.min(...words.map(({ length }) => length))
  let shared = 0
  while (shared < shortest - 1 && words.every((each) => each[shared] === first[shared])) shared++
  return words.map((each) => each.slice(names.length > 1 ? shared : 0).join(' '))
}

/** A value with the names of the models that have it. */
type Shared = { readonly value: string; readonly names: string }

type Named = { readonly name: string; readonly value: string }

/** Names some of the models: all, all but a few, or one by one. */
export function nameSome(some: readonly string[], all: readonly string[]): string {
  const others = all.filter((name) => !some.includes(name))
  if (others.length === 0) return 'All models'
  return others.length * 2 < some.length ? `All except ${others.join(', ')}` : some.join(', ')
}

/**
 * Groups models by a value, in the order of the models. When every model has one, the value of most models comes last, as
 * `All other models`.
 *
 * @param models those that have a value
 * @param all the names of all models of the manual
 */
export function groupByValue(models: readonly Named[], all: readonly string[]): Shared[] {
  const groups = [...Map.groupBy(models, ({ value }) => value)]
  const namesOf = (members: readonly Named[]) => members.map(({ name }) => name)
  const isComplete = groups.length > 1 && models.length === all.length
  const most = groups.find(([, { length }]) => isComplete && length > 3 && length * 2 > models.length)
  const listed = groups.filter((group) => group !== most)
  return [
    ...listed.map(([value, members]) => ({ value, names: nameSome(namesOf(members), all) })),
    ...(most ? [{ value: most[0], names: 'All other models' }] : []),
  ]
}
