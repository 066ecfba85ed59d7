import type { SelectGroup } from '#ui/forms/select.tsx'

type Option = SelectGroup['options'][number]

/** A parameter of the page's query. Empty on the server, which does not know the query. */
export const queryParameter = (name: string) =>
  typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.search).get(name) ?? '')

/** The options of a list under their headings, in the order in which those come. */
export function groupsOf<Item>(
  items: readonly Item[],
  place: (item: Item) => readonly [string, Option],
): SelectGroup[] {
  const placed = items.map(place)
  return [...new Set(placed.map(([label]) => label))].map((label) => ({
    label,
    options: placed.flatMap(([heading, option]) => (heading === label ? [option] : [])),
  }))
}

/** Selects the option of a link, if it exists and the visitor has not selected another. */
export function preselect(list: HTMLSelectElement | null, code: string): void {
  const exists = [...(list?.options ?? [])].some(({ value }) => value === code)
  if (list && list.value === '' && exists) list.value = code
}
