/**
 * Batches items for work that costs about the same for one item as for many: items that arrive during a call share the
 * next one. One call runs at a time, and no item waits when none runs.
 *
 * @param work takes the items in the order of their arrival
 * @returns a function that takes one item and settles as the call that included it.
 */
export function createBatcher<Item, Result>(
  work: (items: readonly Item[]) => Promise<Result>,
): (item: Item) => Promise<Result> {
  let collecting: { readonly items: Item[]; readonly done: Promise<Result> } | undefined
  let previous: Promise<unknown> = Promise.resolve()
  return (item) => {
    if (collecting) {
      collecting.items.push(item)
      return collecting.done
    }
    const items = [item]
    const done = previous.then(() => {
      collecting = undefined
      return work(items)
    })
    collecting = { items, done }
    previous = done.catch(() => {})
    return done
  }
}
